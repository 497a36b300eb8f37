import type { BoxProps } from '@mui/material/Box';
import Box from '@mui/material/Box';

/** A surface that holds what belongs together. */
export function Panel({ sx = {}, ...rest }: BoxProps) {
  return (
    <Box
      {...rest}
      sx={[
        {
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: '16px',
          p: { xs: 2, sm: 3 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
