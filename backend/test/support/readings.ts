const SOFT_LINE_END = /=\r?\n/g;
const OCTETS = /(?:=[0-9A-F]{2})+/gi;
const PERCENT = /(?:%[0-9A-F]{2})+/gi;
const UNICODE = /\\u([0-9a-f]{4})/gi;
/** Mails break base64 into lines. */
const BROKEN_LINE = /(?<=[A-Za-z0-9+/]{60})\r?\n(?=[A-Za-z0-9+/=])/g;
const BASE64 = /[\w+/-]{8,}/g;
const HEX = /(?:[0-9a-f]{2}){4,}/gi;

const bytes = (hex: string): string => Buffer.from(hex.replace(/[=%]/g, ''), 'hex').toString('utf8');

/** Where a run of base64 begins is not always told by what stands before it. */
const unpacked = (run: string): string =>
  [0, 1, 2, 3].map((offset) => Buffer.from(run.slice(offset), 'base64').toString('utf8')).join('\n');

/** A text as it stands, and as it reads when what may be encoded in it is decoded: for those who look for something. */
export const readings = (text: string): string[] => [
  text,
  text.replace(SOFT_LINE_END, '').replace(OCTETS, bytes),
  text.replace(PERCENT, bytes),
  text.replace(UNICODE, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  Array.from(text.replace(BROKEN_LINE, '').matchAll(BASE64), ([run]) => unpacked(run)).join('\n'),
  Array.from(text.matchAll(HEX), ([run]) => bytes(run)).join('\n'),
];
