import { keyframes } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Box } from './layout';

const move = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(186%)' } });

/** Moves while it is unknown how much is left. Decoration: words beside it say what is done. */
export const WaitingBar = observer(function WaitingBar() {
  return (
    <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: 'soft.sunken', overflow: 'hidden' }}>
      <Box
        sx={{
          height: '100%',
          width: '35%',
          bgcolor: 'primary.main',
          borderRadius: 4,
          forcedColorAdjust: 'none',
          animation: `${move} 1.6s ease-in-out infinite alternate`,
        }}
      />
    </Box>
  );
});
