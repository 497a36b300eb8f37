/** Parameters of Punycode (RFC 3492, 5). */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const PREFIX = 'xn--';

/** 0 to 35; NaN for what is no digit. */
const digitOf = (sign: string): number =>
  /^[a-z0-9]$/.test(sign) ? (parseInt(sign, BASE) + 26) % BASE : Number.NaN;

function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let bias = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    bias += BASE;
  }
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** A number of variable length, which begins at `at`; null for what is none. */
function numberAt(
  text: string,
  at: number,
  bias: number,
): { readonly value: number; readonly end: number } | null {
  let value = 0;
  let weight = 1;
  for (let end = at, k = BASE; end < text.length; end += 1, k += BASE) {
    const digit = digitOf(text.charAt(end));
    const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
    value += digit * weight;
    if (!Number.isSafeInteger(value)) return null;
    if (digit < threshold) return { value, end: end + 1 };
    weight *= BASE - threshold;
  }
  return null;
}

/** The label that stands behind `xn--`; null for what stands for none. */
function decoded(text: string): string | null {
  const basic = Math.max(0, text.lastIndexOf('-'));
  const points = Array.from(text.slice(0, basic), (sign) => sign.codePointAt(0) ?? 0);
  let code = FIRST_CODE;
  let place = 0;
  let bias = FIRST_BIAS;
  for (let at = basic === 0 ? 0 : basic + 1; at < text.length;) {
    const number = numberAt(text, at, bias);
    if (number === null) return null;
    const { value, end } = number;
    const length = points.length + 1;
    bias = adapted(value, length, place === 0);
    code += Math.floor((place + value) / length);
    place = (place + value) % length;
    if (code > 0x10ffff) return null;
    points.splice(place, 0, code);
    place += 1;
    at = end;
  }
  return points.length === 0 ? null : String.fromCodePoint(...points);
}

/** A host as people read it, such as 購物.台灣; browsers can tell only its form in ASCII. */
export const unicodeHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith(PREFIX) ? (decoded(label.slice(PREFIX.length)) ?? label) : label))
    .join('.');
