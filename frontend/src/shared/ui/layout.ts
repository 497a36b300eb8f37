export { default as Box } from '@mui/material/Box';
export { default as Stack } from '@mui/material/Stack';
