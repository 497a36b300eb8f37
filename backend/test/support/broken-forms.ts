/** A body that calls itself `multipart/form-data` and is not. */
export interface BrokenForm {
  readonly what: string;
  readonly contentType: string;
  readonly body: Buffer;
}

const B = 'xYzZy';
const PLAIN = `multipart/form-data; boundary=${B}`;
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.png"';
const FIELD = 'Content-Disposition: form-data; name="ratio"';

const form = (what: string, body: string, contentType = PLAIN): BrokenForm => ({
  what,
  contentType,
  body: Buffer.from(body, 'latin1'),
});

const part = (head: string, content: string): string => `--${B}\r\n${head}\r\n\r\n${content}\r\n`;
const END = `--${B}--\r\n`;
const whole = part(FILE, 'x'.repeat(500)) + END;

const CUTS = [1, 5, 10, 20, 60, 75, 90, 120, whole.length - 12, whole.length - 6].map((at) =>
  form(`cut after ${at} bytes`, whole.slice(0, at)),
);

const TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
  'multipart/form-data; boundary=other',
  'multipart/form-data; charset=utf-16; boundary',
  `multipart/form-data; boundary="${B}`,
  `multipart/form-data; boundary=${B}; boundary=${B}`,
  `MULTIPART/FORM-DATA; BOUNDARY=${B}`,
  `multipart/form-data; boundary*=utf-8''${B}`,
].map((contentType) => form(`typed ${contentType.slice(0, 60)}`, whole, contentType));

const HEADS = [
  '',
  'Content-Disposition',
  'Content-Disposition:',
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name',
  'Content-Disposition: form-data; name=',
  'Content-Disposition: form-data; name="',
  'Content-Disposition: attachment; name="file"; filename="a.png"',
  'Content-Disposition: form-data; name="file"; filename="',
  'Content-Disposition: form-data; name="file"; filename*=utf-8\'\'%',
  'Content-Disposition: form-data; name="file"; filename*=nonsense\'x\'%ff%fe',
  'Content-Disposition: form-data; name="__proto__"',
  'Content-Disposition: form-data; name="constructor"; filename="a.png"',
  'Content-Disposition: form-data; name="toString"',
  `Content-Disposition: form-data; name="${'n'.repeat(20_000)}"`,
  `${FILE}\r\nContent-Type: `,
  `${FILE}\r\nContent-Type: image/png; charset=%%%`,
  `${FILE}\r\nContent-Transfer-Encoding: nonsense`,
  `${FILE}\r\nContent-Transfer-Encoding: base64`,
  `${FIELD}\r\nContent-Type: application/json`,
  `${FILE}\r\n${'X-A: b\r\n'.repeat(3_000)}X-End: 1`,
  ` ${FILE}`,
  `${FILE}\n\n`,
  '\x00\x01\x02\x03',
].map((head, index) => form(`head ${index}: ${head.slice(0, 40)}`, part(head, '{"a":') + END));

const BODIES = [
  form('empty', ''),
  form('only an end', END),
  form('only line ends', '\r\n'.repeat(500)),
  form('a part without an end', part(FILE, 'x')),
  form('the boundary again and again', `--${B}\r\n`.repeat(500)),
  form('a thousand fields', part(FIELD, '1').repeat(1_000) + END),
  form('a hundred files', part(FILE, 'x').repeat(100) + END),
  form('a field of a mebibyte', part(FIELD, '9'.repeat(1024 * 1024)) + END),
  form('JSON', '{"imageUrl":"https://e.test/a.png"}'),
  form('what comes after the end', `${whole}${'z'.repeat(5_000)}`),
  form('line ends of Unix', whole.replaceAll('\r\n', '\n')),
  form('noise', Array.from({ length: 3_000 }, (_, at) => String.fromCharCode((at * 7) % 256)).join('')),
];

/** What broke other readers of forms, and what might break ours. */
export const BROKEN_FORMS: readonly BrokenForm[] = [...CUTS, ...TYPES, ...HEADS, ...BODIES];
