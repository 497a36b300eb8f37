import type { Size } from '../../../core/domain/preview/measured-image';

/** Of the height of the picture: more would hide what it shows. */
const SHARE = 0.2;
/** Points that each pixel is judged by, in each direction, so that edges are smooth. */
const FINENESS = 4;
const DISC_ALPHA = 0.62;

/** Whether a point of the icon, from -1 to 1 in both directions, lies on the triangle. */
function isOnTriangle(x: number, y: number): boolean {
  return x >= -0.28 && Math.abs(y) <= 0.5 - ((x + 0.28) * 0.5) / 0.86;
}

const isOnDisc = (x: number, y: number): boolean => x * x + y * y <= 1;

/** How much of a pixel lies on the disc and on the triangle, from 0 to 1. */
function coverOf(column: number, row: number, side: number): { disc: number; triangle: number } {
  let disc = 0;
  let triangle = 0;
  for (let point = 0; point < FINENESS * FINENESS; point += 1) {
    const x = ((column + ((point % FINENESS) + 0.5) / FINENESS) / side) * 2 - 1;
    const y = ((row + (Math.floor(point / FINENESS) + 0.5) / FINENESS) / side) * 2 - 1;
    if (isOnDisc(x, y)) disc += 1;
    if (isOnTriangle(x, y)) triangle += 1;
  }
  return { disc: disc / FINENESS ** 2, triangle: triangle / FINENESS ** 2 };
}

export interface Icon {
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly pixels: Uint8Array;
  readonly side: number;
}

/** A white triangle on a dark disc, as large as a picture of this size bears. */
export function playIconFor({ height }: Pick<Size, 'height'>): Icon {
  const side = Math.max(1, Math.floor(height * SHARE));
  const pixels = new Uint8Array(side * side * 4);
  for (let index = 0; index < side * side; index += 1) {
    const { disc, triangle } = coverOf(index % side, Math.floor(index / side), side);
    const alpha = Math.max(disc * DISC_ALPHA, triangle);
    const white = alpha === 0 ? 0 : Math.round((triangle / alpha) * 255);
    pixels.set([white, white, white, Math.round(alpha * 255)], index * 4);
  }
  return { pixels, side };
}
