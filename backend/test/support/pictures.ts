import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c81e1e' } })
    .png()
    .toBuffer();

/** A form with a file and what is wanted of it. */
export function formWith(
  file: Uint8Array,
  fields: Readonly<Record<string, string>> = {},
  name = '照片.png',
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), name);
  return form;
}
