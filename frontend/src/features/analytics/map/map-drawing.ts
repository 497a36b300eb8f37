/** A part of a map. */
export interface MapArea {
  readonly key: string;
  /** What its clicks are counted under; null: they are not told apart. */
  readonly code: string | null;
  readonly path: string;
}

export interface MapDrawing {
  readonly viewBox: string;
  readonly areas: readonly MapArea[];
}

const MAX_HEIGHT = 240;

/** The room that each map takes before it is there and afterwards: as wide as its card, and no higher than it is drawn. */
export const MAP_ROOM = {
  world: { width: '100%', aspectRatio: '580 / 246', height: 'auto', maxHeight: MAX_HEIGHT },
  taiwan: { width: '100%', aspectRatio: '296 / 368', height: 'auto', maxHeight: MAX_HEIGHT },
} as const;

/** What measures less across, in units of the drawing, is hardly seen. */
const SMALL = 10;

/** The middle of an area that is too small to be seen; null for all others. */
export function dotOf({ path }: MapArea): { readonly x: number; readonly y: number } | null {
  const corners = path.match(/-?[\d.]+ -?[\d.]+/g)?.map((corner) => corner.split(' ').map(Number)) ?? [];
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis] ?? 0));
  const [left, right] = [Math.min(...(xs ?? [])), Math.max(...(xs ?? []))];
  const [top, bottom] = [Math.min(...(ys ?? [])), Math.max(...(ys ?? []))];
  const isSmall = right - left < SMALL && bottom - top < SMALL;
  return isSmall ? { x: (left + right) / 2, y: (top + bottom) / 2 } : null;
}
