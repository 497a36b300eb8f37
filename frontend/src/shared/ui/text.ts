export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Text } from '@mui/material/Typography';
