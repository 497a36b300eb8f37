import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { EChartsCoreOption } from 'echarts/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ChartCanvasProps } from './ChartCanvas';
import { TableTwin } from './TableTwin';

const ChartCanvas = lazy(() => import('./ChartCanvas'));
const HEIGHT = { xs: 220, sm: 280 };
const SMALL_HEIGHT = 168;

interface ChartProps extends Pick<ChartCanvasProps, 'tips' | 'zoomName' | 'onSelect' | 'onReset'> {
  /** The gist of the chart in words. */
  readonly summary: string;
  readonly option: EChartsCoreOption;
  /** One of several things on its page. */
  readonly isSmall?: boolean;
  /** The same numbers as a table. */
  readonly table: ReactNode;
}

/** A picture of numbers; its table twin has them all for those who cannot see or point at it. */
export function Chart({ summary, table, isSmall = false, ...canvas }: ChartProps) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        role="img"
        aria-label={summary}
        sx={{ height: isSmall ? SMALL_HEIGHT : HEIGHT, position: 'relative' }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
          <ChartCanvas {...canvas} />
        </Suspense>
      </Box>
      <TableTwin>{table}</TableTwin>
    </Box>
  );
}
