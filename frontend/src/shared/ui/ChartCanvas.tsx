import Box from '@mui/material/Box';
import ReactECharts from 'echarts-for-react/esm/core';
import { LineChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import { dispose, type EChartsCoreOption, getInstanceByDom, init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type PointedColumn, type Stretch, watchColumns } from './chart-pointer';
import { ChartTipBox } from './ChartTipBox';

register([LineChart, GridSimpleComponent, CanvasRenderer]);

/** Only what is used: the whole namespace would be loaded by every visitor. */
const ECHARTS = { init, getInstanceByDom, dispose };

export interface ChartTip {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface ChartCanvasProps {
  readonly option: EChartsCoreOption;
  readonly height: number;
  /** What is said of each column when it is pointed at. */
  readonly tips: readonly ChartTip[];
  /** Columns were dragged over, or one was clicked, anywhere in its height. */
  readonly onSelect?: (first: number, last: number) => void;
  /** The chart was clicked twice. */
  readonly onReset?: () => void;
}

/** What is being dragged over. */
function StretchBox({ start, end }: Stretch) {
  const left = Math.min(start.x, end.x);
  return (
    <Box
      aria-hidden
      style={{ left, width: Math.abs(end.x - start.x) }}
      sx={{
        position: 'absolute',
        top: 12,
        bottom: 28,
        pointerEvents: 'none',
        bgcolor: 'primary.main',
        opacity: 0.16,
        borderRadius: '4px',
      }}
    />
  );
}

const nothing = (): void => undefined;

export default function ChartCanvas({ option, height, tips, onSelect, onReset }: ChartCanvasProps) {
  const chart = useRef<ReactECharts>(null);
  const [pointed, setPointed] = useState<PointedColumn | null>(null);
  const [stretch, setStretch] = useState<Stretch | null>(null);
  const isPickable = onSelect !== undefined;
  const style = useMemo(
    // Dragging sideways selects; dragging up and down still scrolls the page.
    () => ({ height, cursor: isPickable ? 'pointer' : 'default', touchAction: 'pan-y' }),
    [height, isPickable],
  );
  useEffect(() => {
    const instance = chart.current?.getEchartsInstance();
    if (instance === undefined) return;
    return watchColumns(instance, {
      onPoint: setPointed,
      onStretch: isPickable ? setStretch : nothing,
      onSelect: onSelect ?? nothing,
      onReset: onReset ?? nothing,
    });
  }, [isPickable, onSelect, onReset]);
  const tip = pointed === null ? undefined : tips[pointed.index];
  return (
    <Box sx={{ position: 'relative' }}>
      <ReactECharts ref={chart} echarts={ECHARTS} option={option} style={style} notMerge lazyUpdate />
      {stretch !== null && <StretchBox {...stretch} />}
      {pointed !== null && tip !== undefined && <ChartTipBox tip={tip} x={pointed.x} />}
    </Box>
  );
}
