import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { EChartsCoreOption } from 'echarts/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { ChartTip } from './ChartCanvas';
import { uiMessages } from './ui.messages';

const ChartCanvas = lazy(() => import('./ChartCanvas'));
const HEIGHT = 280;

interface ChartProps {
  /** The gist of the chart in words. */
  readonly summary: string;
  readonly option: EChartsCoreOption;
  /** What is said of each column when it is pointed at. */
  readonly tips: readonly ChartTip[];
  readonly onPick?: (index: number) => void;
  /** The same numbers as a table. */
  readonly table: ReactNode;
}

/** A picture of numbers; its table twin has them all for those who cannot see or point at it. */
export function Chart({ summary, option, tips, onPick, table }: ChartProps) {
  const intl = useIntl();
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box role="img" aria-label={summary} sx={{ height: HEIGHT, position: 'relative' }}>
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <ChartCanvas option={option} tips={tips} height={HEIGHT} {...(onPick ? { onPick } : {})} />
        </Suspense>
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Box
          component="summary"
          sx={{
            cursor: 'pointer',
            color: 'text.secondary',
            py: 1,
            minHeight: 40,
            width: 'fit-content',
            borderRadius: 1,
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          {intl.formatMessage(uiMessages.showTable)}
        </Box>
        {table}
      </Box>
    </Box>
  );
}
