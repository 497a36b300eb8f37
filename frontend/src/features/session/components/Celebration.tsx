import { observer } from 'mobx-react-lite';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';

const PIECES = Array.from({ length: 28 }, (_, index) => index);
const COLORS = ['primary.main', 'secondary.main', 'soft.primary', 'control.main'] as const;
const GOLDEN = 0.618034;

/** Spread evenly without chance, so that every visit and every test sees the same. */
const spread = (index: number): number => (index * GOLDEN) % 1;

/** A mark for something achieved, with paper flying about for those who like things to move. */
export const Celebration = observer(function Celebration() {
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 140, width: '100%', maxWidth: 420 }}>
      {PIECES.map((index) => (
        <Box
          key={index}
          sx={{
            '@keyframes l-fly': {
              from: { transform: 'translate(0, 0) rotate(0)', opacity: 1 },
              to: {
                transform: `translate(${(spread(index) - 0.5) * 420}px, ${60 + spread(index * 7) * 120}px) rotate(${index * 80}deg)`,
                opacity: 0,
              },
            },
            position: 'absolute',
            left: '50%',
            top: 40,
            width: index % 3 === 0 ? 12 : 8,
            height: index % 2 === 0 ? 12 : 6,
            borderRadius: index % 3 === 1 ? '50%' : '2px',
            bgcolor: COLORS[index % COLORS.length],
            opacity: 0,
            animation: 'l-fly 1600ms cubic-bezier(0.15, 0.7, 0.4, 1) both',
            animationDelay: `${(index % 7) * 30}ms`,
            '@media (prefers-reduced-motion: reduce)': { display: 'none' },
          }}
        />
      ))}
      <Box
        sx={{
          position: 'absolute',
          left: '50%',
          top: 24,
          ml: '-46px',
          width: 92,
          height: 92,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <CheckIcon sx={{ fontSize: 52 }} />
      </Box>
    </Box>
  );
});
