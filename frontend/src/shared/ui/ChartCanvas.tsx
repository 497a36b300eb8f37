import Box from '@mui/material/Box';
import { LineChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import {
  dispose,
  type EChartsCoreOption,
  type EChartsType,
  getInstanceByDom,
  init,
  use as register,
} from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import ReactECharts from 'echarts-for-react/esm/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PointedColumn, type Stretch, watchColumns } from './chart-pointer';
import { ChartTipBox } from './ChartTipBox';

register([LineChart, GridSimpleComponent, CanvasRenderer]);

/** As much of the library as drawing needs; the rest of it is not loaded. */
const LIBRARY = { init, dispose, getInstanceByDom };

export interface ChartTip {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface ChartCanvasProps {
  readonly option: EChartsCoreOption;
  /** Name of the button that a finger's tap shows, which does what a click does; without one there is none. */
  readonly zoomName?: string;
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

/** Whether the last pointer was a finger. What its tap shows stays until another one comes down elsewhere. */
function useTouch(place: RefObject<HTMLDivElement | null>, onElsewhere: () => void): RefObject<boolean> {
  const isTouch = useRef(false);
  const leave = useRef(onElsewhere);
  useEffect(() => {
    leave.current = onElsewhere;
  });
  useEffect(() => {
    const onDown = ({ pointerType, target }: PointerEvent): void => {
      isTouch.current = pointerType === 'touch';
      const isHere = target instanceof Node && place.current?.contains(target) === true;
      if (isTouch.current && !isHere) leave.current();
    };
    document.addEventListener('pointerdown', onDown, { capture: true });
    return () => document.removeEventListener('pointerdown', onDown, { capture: true });
  }, [place]);
  return isTouch;
}

interface Shown extends PointedColumn {
  readonly isTouch: boolean;
}

export default function ChartCanvas({ option, zoomName, tips, onSelect, onReset }: ChartCanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<EChartsType | null>(null);
  const [pointed, setPointed] = useState<Shown | null>(null);
  const [stretch, setStretch] = useState<Stretch | null>(null);
  const isPickable = onSelect !== undefined;
  const isTouch = useTouch(place, () => setPointed(null));
  useEffect(() => {
    if (drawing === null) return undefined;
    return watchColumns(drawing, {
      isTouch: () => isTouch.current,
      onPoint: (column) => setPointed(column && { ...column, isTouch: isTouch.current }),
      onStretch: isPickable ? setStretch : nothing,
      onSelect: onSelect ?? nothing,
      onReset: onReset ?? nothing,
    });
  }, [drawing, isTouch, isPickable, onSelect, onReset]);
  const tip = pointed === null ? undefined : tips[pointed.index];
  return (
    <Box ref={place} sx={{ position: 'relative', height: '100%' }}>
      {/* Dragging sideways selects; dragging up and down still scrolls the page. */}
      <ReactECharts
        echarts={LIBRARY}
        option={option}
        notMerge
        onChartReady={setDrawing}
        data-testid="chart-canvas"
        style={{ height: '100%', cursor: isPickable ? 'pointer' : 'default', touchAction: 'pan-y' }}
      />
      {stretch !== null && <StretchBox {...stretch} />}
      {pointed !== null && tip !== undefined && (
        <ChartTipBox
          tip={tip}
          x={pointed.x}
          zoom={
            pointed.isTouch && onSelect && zoomName !== undefined
              ? { name: zoomName, onZoom: () => onSelect(pointed.index, pointed.index) }
              : null
          }
        />
      )}
    </Box>
  );
}
