import { svgAddress } from './qr-drawing';

const LOGO_SIDE = 256;
const LARGEST_FILE = 5 * 1024 * 1024;
const KINDS: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
export const LOGO_KINDS = [...KINDS].join(',');

/** Sides of pictures to choose from, in pixels. */
export const PNG_SIDES = [512, 1024, 2048] as const;
export type PngSide = (typeof PNG_SIDES)[number];

function canvasOf(side: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot draw');
  return { canvas, context };
}

async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Where the code lies in a picture of whole pixels; what does not divide evenly widens the quiet zone. */
export function pngLayout(modules: number, side: number): { readonly at: number; readonly side: number } {
  const drawn = Math.floor(side / modules) * modules;
  return { at: Math.floor((side - drawn) / 2), side: drawn };
}

interface Picture {
  readonly svg: string;
  /** Of the drawing, in modules. */
  readonly modules: number;
  readonly background: string;
}

/** The drawing as a picture. */
export async function qrPng({ svg, modules, background }: Picture, side: PngSide): Promise<Blob> {
  const { canvas, context } = canvasOf(side);
  const layout = pngLayout(modules, side);
  context.fillStyle = background;
  context.fillRect(0, 0, side, side);
  context.drawImage(await imageAt(svgAddress(svg)), layout.at, layout.at, layout.side, layout.side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture came out')) : resolve(blob)),
      'image/png',
    );
  });
}

/** A picture of the visitor's, small enough to be kept, as a data address. It never leaves the device. */
export async function readLogo(file: File): Promise<string> {
  if (!KINDS.has(file.type) || file.size > LARGEST_FILE) throw new Error('no picture that fits');
  const address = URL.createObjectURL(file);
  try {
    const image = await imageAt(address);
    const { canvas, context } = canvasOf(LOGO_SIDE);
    const scale = LOGO_SIDE / Math.max(image.naturalWidth, image.naturalHeight);
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    context.drawImage(image, (LOGO_SIDE - width) / 2, (LOGO_SIDE - height) / 2, width, height);
    return canvas.toDataURL('image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
}

export const canCopyPicture = (): boolean => typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator;

/** Whether it worked. */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}
