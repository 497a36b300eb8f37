import Box from '@mui/material/Box';
import { keyframes } from '@emotion/react';
import type { ProgressPhase } from '../progress.store';

const DURATION_MS = 5_000;

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

const bar = {
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 3,
  bgcolor: 'primary.main',
  transformOrigin: 'left',
  zIndex: 'tooltip',
} as const;

const running = { animation: `${grow} ${DURATION_MS}ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards` };
const finishing = { opacity: 0, transition: 'opacity 300ms 200ms' };

/** Decoration: the new page's heading tells screen readers that it has come. */
export function ProgressBar({ phase }: { readonly phase: ProgressPhase }) {
  if (phase === 'hidden') return null;
  return <Box aria-hidden sx={[bar, phase === 'running' ? running : finishing]} data-phase={phase} />;
}
