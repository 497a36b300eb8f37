/** A part of a map. */
interface MapArea {
  readonly key: string;
  /** What its clicks are counted under; null: they are not told apart. */
  readonly code: string | null;
  readonly path: string;
}

export interface MapDrawing {
  readonly viewBox: string;
  readonly areas: readonly MapArea[];
}
