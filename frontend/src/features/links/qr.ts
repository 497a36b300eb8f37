/** Empty modules around the code; scanners need them to find it. */
const QUIET_ZONE = 4;
const PNG_SIDE = 1024;

/** A QR code as rows of dark (true) and light modules, without its quiet zone. */
export type QrModules = readonly (readonly boolean[])[];

/** What the QR code of a link says: the mark lets a scan be told from a click. */
export const qrAddress = (shortUrl: string): string => `${shortUrl}?qr=1`;

export async function qrModules(text: string): Promise<QrModules> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => data[row * size + column] === 1),
  );
}

interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Neighbouring dark modules of a row as one piece, in modules from the corner of the quiet zone. */
function darkRuns(modules: QrModules): Run[] {
  return modules.flatMap((row, y) => {
    const runs: Run[] = [];
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) runs.push({ x: start + QUIET_ZONE, y: y + QUIET_ZONE, length: x - start });
    }
    return runs;
  });
}

const sideOf = (modules: QrModules): number => modules.length + 2 * QUIET_ZONE;

/** Black on white in every theme: many scanners cannot read the reverse. */
export function qrSvg(modules: QrModules): string {
  const side = sideOf(modules);
  const path = darkRuns(modules)
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>`
  );
}

/** Where each module lies in a picture of whole pixels; what does not divide evenly widens the quiet zone. */
export function pngLayout(side: number): { readonly scale: number; readonly offset: number } {
  const scale = Math.floor(PNG_SIDE / side);
  return { scale, offset: Math.floor((PNG_SIDE - scale * side) / 2) };
}

export async function qrPng(modules: QrModules): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PNG_SIDE;
  canvas.height = PNG_SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot draw');
  const { scale, offset } = pngLayout(sideOf(modules));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PNG_SIDE, PNG_SIDE);
  context.fillStyle = '#000';
  for (const { x, y, length } of darkRuns(modules)) {
    context.fillRect(offset + x * scale, offset + y * scale, length * scale, scale);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture came out')) : resolve(blob)),
      'image/png',
    );
  });
}
