export { default as Button } from '@mui/material/Button';
export { default as IconButton } from '@mui/material/IconButton';
