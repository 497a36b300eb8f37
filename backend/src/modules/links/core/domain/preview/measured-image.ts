export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture as cards get it: its sides in pixels, its weight in bytes. */
export interface MeasuredImage extends Size {
  readonly bytes: number;
}
