/** A QR code as rows of dark (true) and light modules, without its quiet zone. */
export type QrModules = readonly (readonly boolean[])[];

/** What the QR code of a link says: the mark lets a scan be told from a click. */
export const qrAddress = (address: string): string => `${address}?qr=1`;

/** M mends 15 % of the code, H 30 %: what lies under a picture has to be mended. */
export async function qrModules(text: string, level: 'M' | 'H'): Promise<QrModules> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: level }).modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => data[row * size + column] === 1),
  );
}
