import Box from '@mui/material/Box';
import ReactECharts from 'echarts-for-react/esm/core';
import { BarChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import { dispose, type EChartsCoreOption, getInstanceByDom, init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ChartTipBox } from './ChartTipBox';

register([BarChart, GridSimpleComponent, CanvasRenderer]);

/** Only what is used: the whole namespace would be loaded by every visitor. */
const ECHARTS = { init, getInstanceByDom, dispose };

export interface ChartTip {
  readonly title: string;
  readonly lines: readonly string[];
}

interface ChartCanvasProps {
  readonly option: EChartsCoreOption;
  readonly height: number;
  readonly tips: readonly ChartTip[];
  /** A column of the chart was clicked, anywhere in its height. */
  readonly onPick?: (index: number) => void;
}

interface Pointed {
  readonly offsetX: number;
  readonly offsetY: number;
}

interface Handlers {
  readonly onPick: (index: number) => void;
  readonly onPoint: (column: { readonly index: number; readonly x: number } | null) => void;
}

type Instance = ReturnType<ReactECharts['getEchartsInstance']>;

/** Tells which column is clicked or pointed at; the way to stop comes back. */
function watchColumns(instance: Instance, { onPick, onPoint }: Handlers): () => void {
  const columnAt = ({ offsetX, offsetY }: Pointed): number | undefined => {
    const point = [offsetX, offsetY];
    return instance.containPixel('grid', point)
      ? instance.convertFromPixel({ seriesIndex: 0 }, point)[0]
      : undefined;
  };
  const click = (at: Pointed): void => {
    const index = columnAt(at);
    if (index !== undefined) onPick(index);
  };
  const move = (at: Pointed): void => {
    const index = columnAt(at);
    onPoint(index === undefined ? null : { index, x: at.offsetX });
  };
  const leave = (): void => onPoint(null);
  const canvas = instance.getZr();
  canvas.on('click', click);
  canvas.on('mousemove', move);
  canvas.on('globalout', leave);
  return () => {
    canvas.off('click', click);
    canvas.off('mousemove', move);
    canvas.off('globalout', leave);
  };
}

export default function ChartCanvas({ option, height, tips, onPick }: ChartCanvasProps) {
  const chart = useRef<ReactECharts>(null);
  const [pointed, setPointed] = useState<{ readonly index: number; readonly x: number } | null>(null);
  const isPickable = onPick !== undefined;
  const style = useMemo(() => ({ height, cursor: isPickable ? 'pointer' : 'default' }), [height, isPickable]);
  useEffect(() => {
    const instance = chart.current?.getEchartsInstance();
    if (instance === undefined) return;
    return watchColumns(instance, { onPick: onPick ?? (() => undefined), onPoint: setPointed });
  }, [onPick]);
  const tip = pointed === null ? undefined : tips[pointed.index];
  return (
    <Box sx={{ position: 'relative' }}>
      <ReactECharts ref={chart} echarts={ECHARTS} option={option} style={style} lazyUpdate />
      {pointed !== null && tip !== undefined && <ChartTipBox tip={tip} x={pointed.x} />}
    </Box>
  );
}
