import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import type { Metadata, Sharp } from 'sharp';
import { FewAtOnce } from '../../../../../shared/few-at-once';
import type { Size } from '../../../core/domain/preview/measured-image';
import { type EditedImage, ImageEditor } from '../../application/ports/image-editor';
import { imageKindOf } from '../../domain/images/image-kind';
import { type ImagePlan, type ImageInput, planImage, SMALLEST_SIDE } from '../../domain/images/image-input';
import { ImageRefused, ImagesBusy } from '../../domain/images/image.errors';
import { playIconFor } from '../../domain/images/play-icon';
import { encodeImage } from './image-encoding';
import { openImage, ownImage } from './image-library';

const MAX_PIXELS = 25_000_000;
const MAX_FRAMES = 120;
/** Of all frames together. */
const MAX_MOVING_PIXELS = 60_000_000;
const MAX_WAITING = 16;

interface Upload {
  readonly bytes: Uint8Array;
  readonly size: Size;
  readonly isMoving: boolean;
}

/** Decodes pictures in threads of their own and draws them anew: nothing of the file that came leaves again. */
@Injectable()
export class SharpImageEditor extends ImageEditor {
  private readonly turns = new FewAtOnce(Math.max(1, availableParallelism() >> 1), {
    max: MAX_WAITING,
    refusal: () => new ImagesBusy(),
  });

  edit(bytes: Uint8Array, input: ImageInput): Promise<EditedImage> {
    return this.turns.run(async () => {
      const upload = await inspect(bytes, input);
      const plan = planImage(upload.size, { ...input, keepsMoving: upload.isMoving });
      try {
        return await (upload.isMoving ? drawMoving(upload, plan, input) : drawStill(upload, plan, input));
      } catch {
        throw broken();
      }
    });
  }
}

/** By its head alone, before anything is decoded. Throws `ImageRefused`. */
async function inspect(bytes: Uint8Array, input: ImageInput): Promise<Upload> {
  const kind = imageKindOf(bytes);
  if (kind === null) {
    throw new ImageRefused('links.image-kind', 'The picture must be a PNG, JPEG, GIF or WebP file.');
  }
  const head = await headOf(bytes);
  const size = head.autoOrient;
  if (size.width * size.height > MAX_PIXELS) {
    const message = 'The picture has more than 25 million pixels: send a smaller one.';
    throw new ImageRefused('links.image-too-many-pixels', message);
  }
  if (Math.min(size.width, size.height) <= SMALLEST_SIDE) {
    const message = 'The picture is too small: both sides need more than 100 pixels.';
    throw new ImageRefused('links.image-too-small', message);
  }
  const frames = head.pages ?? 1;
  const isMoving = kind === 'gif' && input.keepsMoving && frames > 1;
  if (frames > MAX_FRAMES || (isMoving && frames * size.width * size.height > MAX_MOVING_PIXELS)) {
    const message = 'The picture moves for too long: send one with fewer or smaller frames.';
    throw new ImageRefused('links.image-too-many-frames', message);
  }
  return { bytes, size, isMoving };
}

async function headOf(bytes: Uint8Array): Promise<Metadata> {
  try {
    // The limit would be told like a broken file; the sides are judged by the caller.
    return await openImage(bytes, Number.MAX_SAFE_INTEGER).metadata();
  } catch {
    throw broken();
  }
}

const broken = (): ImageRefused =>
  new ImageRefused('links.image-broken', 'The picture cannot be read: save it anew and send that file.');

/** Upright, in the colours of screens, without anything that cameras write into their files. */
const shaped = (image: Sharp, { part, result }: ImagePlan): Sharp =>
  image
    .autoOrient()
    .toColourspace('srgb')
    .extract(part)
    .resize({ ...result, fit: 'fill' });

async function drawStill({ bytes }: Upload, plan: ImagePlan, { playIcon }: ImageInput): Promise<EditedImage> {
  const plain = await shaped(openImage(bytes, MAX_PIXELS), plan)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = { pixels: plain.data, ...plan.result, channels: 4 } as const;
  if (!playIcon) return encodeImage(drawn);
  const pixels = await ownImage(drawn)
    .composite([{ ...iconIn(plan.result), gravity: 'centre' }])
    .raw()
    .toBuffer();
  return encodeImage({ ...drawn, pixels });
}

function iconIn(size: Size) {
  const { pixels, side } = playIconFor(size);
  return { input: Buffer.from(pixels), raw: { width: side, height: side, channels: 4 } } as const;
}

async function drawMoving(
  { bytes }: Upload,
  plan: ImagePlan,
  { playIcon }: ImageInput,
): Promise<EditedImage> {
  const image = shaped(openImage(bytes, MAX_MOVING_PIXELS, { animated: true }), plan);
  const overlay = playIcon ? await veilOf(plan.result) : [];
  const drawn = await image.composite(overlay).gif({ effort: 4 }).toBuffer();
  return { bytes: drawn, size: plan.result, extension: 'gif' };
}

/** The icon on nothing, as large as a frame: laid side by side, it is on each of them. */
async function veilOf(size: Size) {
  const empty = { pixels: Buffer.alloc(size.width * size.height * 4), ...size, channels: 4 } as const;
  const input = await ownImage(empty)
    .composite([{ ...iconIn(size), gravity: 'centre' }])
    .png()
    .toBuffer();
  return [{ input, tile: true, gravity: 'northwest' }];
}
