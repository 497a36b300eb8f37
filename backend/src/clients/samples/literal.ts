interface Notation {
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly text: (value: string) => string;
  readonly list: readonly [string, string];
  readonly map: readonly [string, string];
  readonly entry: (name: string, value: string) => string;
}

/** How a value is written in a language. */
export function literal(value: unknown, notation: Notation): string {
  if (value === null || value === undefined) return notation.nothing;
  if (typeof value === 'string') return notation.text(value);
  if (typeof value === 'boolean') return value ? notation.yes : notation.no;
  if (Array.isArray(value)) {
    return `${notation.list[0]}${value.map((one) => literal(one, notation)).join(', ')}${notation.list[1]}`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([name, one]) => notation.entry(name, literal(one, notation)));
    return `${notation.map[0]}${entries.join(', ')}${notation.map[1]}`;
  }
  return JSON.stringify(value);
}

const isName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name);
const single = (text: string): string => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;

export const TYPESCRIPT: Notation = {
  nothing: 'null',
  yes: 'true',
  no: 'false',
  text: single,
  list: ['[', ']'],
  map: ['{ ', ' }'],
  entry: (name, value) => `${isName(name) ? name : single(name)}: ${value}`,
};

export const PYTHON: Notation = {
  nothing: 'None',
  yes: 'True',
  no: 'False',
  text: JSON.stringify,
  list: ['[', ']'],
  map: ['{', '}'],
  entry: (name, value) => `${JSON.stringify(name)}: ${value}`,
};

export const PHP: Notation = {
  nothing: 'null',
  yes: 'true',
  no: 'false',
  text: single,
  list: ['[', ']'],
  map: ['[', ']'],
  entry: (name, value) => `${single(name)} => ${value}`,
};
