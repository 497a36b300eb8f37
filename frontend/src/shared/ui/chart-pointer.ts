/** A point of a chart below the pointer, and how far right that is, in px. */
export interface PointedColumn {
  readonly index: number;
  readonly x: number;
}

/** What a person drags over, from where they began to where they are. */
export interface Stretch {
  readonly start: PointedColumn;
  readonly end: PointedColumn;
}

interface Pointed {
  readonly offsetX: number;
  readonly offsetY: number;
}

/** What of the drawing library is needed here. */
interface Drawing {
  containPixel(finder: string, point: number[]): boolean;
  convertFromPixel(finder: { readonly seriesIndex: number }, point: number[]): number[];
  getZr(): {
    on(event: string, handler: (at: Pointed) => void): unknown;
    off(event: string, handler: (at: Pointed) => void): void;
  };
}

export interface PointerHandlers {
  /** Whether a finger points, which cannot look before it presses. */
  readonly isTouch: () => boolean;
  readonly onPoint: (column: PointedColumn | null) => void;
  readonly onStretch: (stretch: Stretch | null) => void;
  /** From one column to another, in their order; both are the same after a click, which a finger's tap is not. */
  readonly onSelect: (first: number, last: number) => void;
  readonly onReset: () => void;
}

/** Tells which columns of a chart are pointed at, clicked and dragged over; the way to stop comes back. */
export function watchColumns(drawing: Drawing, handlers: PointerHandlers): () => void {
  let start: PointedColumn | null = null;
  const columnAt = ({ offsetX, offsetY }: Pointed): PointedColumn | null => {
    const point = [offsetX, offsetY];
    if (!drawing.containPixel('grid', point)) return null;
    const index = drawing.convertFromPixel({ seriesIndex: 0 }, point)[0];
    return index === undefined ? null : { index, x: offsetX };
  };
  const down = (at: Pointed): void => {
    start = columnAt(at);
  };
  const move = (at: Pointed): void => {
    const end = columnAt(at);
    handlers.onPoint(end);
    if (start !== null && end !== null && end.index !== start.index) handlers.onStretch({ start, end });
  };
  const up = (at: Pointed): void => {
    const end = columnAt(at);
    const isTap = start?.index === end?.index && handlers.isTouch();
    if (start !== null && end !== null && !isTap) {
      handlers.onSelect(Math.min(start.index, end.index), Math.max(start.index, end.index));
    }
    start = null;
    handlers.onStretch(null);
  };
  const leave = (): void => {
    start = null;
    handlers.onPoint(null);
    handlers.onStretch(null);
  };
  const watched = {
    mousedown: down,
    mousemove: move,
    mouseup: up,
    globalout: leave,
    dblclick: () => handlers.onReset(),
  };
  const canvas = drawing.getZr();
  for (const [event, handler] of Object.entries(watched)) canvas.on(event, handler);
  return () => {
    for (const [event, handler] of Object.entries(watched)) canvas.off(event, handler);
  };
}
