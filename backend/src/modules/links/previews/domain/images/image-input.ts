import type { Size } from '../../../core/domain/preview/measured-image';

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** What a caller wants done to a picture. */
export interface ImageInput {
  /** Width by height of the part that stays; null for the usual one. */
  readonly ratio: number | null;
  /** Where that part lies within what is left over: 0 at the edge, 100 at the other one. */
  readonly topPercent: number;
  readonly leftPercent: number;
  /** All of it stays, only smaller. */
  readonly noCrop: boolean;
  /** It is the still of a video. */
  readonly isVideo: boolean;
  /** A play icon is drawn into it. */
  readonly playIcon: boolean;
  /** A moving picture goes on moving. */
  readonly keepsMoving: boolean;
}

/** What is done to it: which part is taken, and how large it becomes. */
export interface ImagePlan {
  readonly part: Box;
  readonly result: Size;
}

/** What cards of Facebook, X and LINE show. */
const CARD_RATIO = 1.91;
const CARD: Size = { width: 1200, height: 630 };
const VIDEO: Size = { width: 854, height: 480 };
const SMALL: Size = { width: 450, height: 450 };
/** The smallest that is still shown as a large card; moving pictures weigh enough. */
const MOVING_WIDTH = 600;
const MAX_SIDE_PIXELS = 1200;

export const SMALLEST_RATIO = 0.25;
export const LARGEST_RATIO = 4;
/** Pixels; what is no larger on either side is a button or a spy. */
export const SMALLEST_SIDE = 100;

const ratioOf = ({ width, height }: Size): number => width / height;
const atLeastOne = (side: number): number => Math.max(1, Math.round(side));

function targetOf({ ratio, isVideo }: ImageInput): Size {
  if (ratio === null) return isVideo ? VIDEO : CARD;
  if (ratio === CARD_RATIO) return CARD;
  return ratio >= 1
    ? { width: MAX_SIDE_PIXELS, height: atLeastOne(MAX_SIDE_PIXELS / ratio) }
    : { width: atLeastOne(MAX_SIDE_PIXELS * ratio), height: MAX_SIDE_PIXELS };
}

/** Never larger than it is. */
function within({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) };
}

function partOf({ width, height }: Size, ratio: number, { leftPercent, topPercent }: ImageInput): Box {
  const partWidth = Math.min(width, atLeastOne(height * ratio));
  const partHeight = Math.min(height, atLeastOne(width / ratio));
  return {
    left: Math.round(((width - partWidth) * leftPercent) / 100),
    top: Math.round(((height - partHeight) * topPercent) / 100),
    width: partWidth,
    height: partHeight,
  };
}

/** @param size of the picture as it is seen, turned upright */
export function planImage(size: Size, input: ImageInput): ImagePlan {
  if (input.noCrop) {
    return { part: { left: 0, top: 0, ...size }, result: within(size, input.isVideo ? VIDEO : SMALL) };
  }
  const target = targetOf(input);
  const isTooWide = input.keepsMoving && target.width > MOVING_WIDTH;
  const result = isTooWide
    ? { width: MOVING_WIDTH, height: atLeastOne(MOVING_WIDTH / ratioOf(target)) }
    : target;
  return { part: partOf(size, ratioOf(target), input), result };
}
