import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Box } from './layout';

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode] | null)[];
}

/** Names with what they are; those that are null are left out. */
export const Facts = observer(function Facts({ facts }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(8rem, max-content) minmax(0, 1fr)' },
        alignItems: 'baseline',
        columnGap: 3,
        rowGap: { xs: 0, sm: 1 },
      }}
    >
      {facts
        .filter((fact) => fact !== null)
        .map(([name, value], at) => (
          <Box key={`${at} ${name}`} sx={{ display: { xs: 'block', sm: 'contents' }, mb: { xs: 1, sm: 0 } }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: { xs: '0.875rem', sm: '1rem' } }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
});
