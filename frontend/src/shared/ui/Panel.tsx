import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

/** A surface that holds what belongs together. */
export const Panel = styled(Box)(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: '1px solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: 16,
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
})) as typeof Box;
