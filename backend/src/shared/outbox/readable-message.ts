const WORD = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;
const BASE64_LINES = /^(?:[A-Za-z0-9+/]{4,76}={0,2}\r?\n)+/gm;

const fromQuoted = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** A message as it stands in a file, with what mail programs encode written out behind it: enough to look for words. */
export function readableMessage(file: string): string {
  // Words in a row that are divided by a line end are one.
  const words = file
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(WORD, (_, way: string, text: string) =>
      way.toLowerCase() === 'b' ? fromBase64(text) : fromQuoted(text.replaceAll('_', ' ')),
    );
  const bodies = (file.match(BASE64_LINES) ?? []).map(fromBase64);
  return [words, fromQuoted(file), ...bodies].join('\n');
}
