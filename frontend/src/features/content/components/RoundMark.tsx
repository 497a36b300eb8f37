import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { Box } from '../../../shared/ui/layout';

interface RoundMarkProps {
  readonly Icon: ComponentType<{ readonly fontSize?: 'small' }>;
}

/** A small picture in a circle; the words beside it say what it means. */
export const RoundMark = observer(function RoundMark({ Icon }: RoundMarkProps) {
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 40,
        height: 40,
        borderRadius: '50%',
        bgcolor: 'soft.primary',
        color: 'primary.main',
      }}
    >
      <Icon fontSize="small" />
    </Box>
  );
});
