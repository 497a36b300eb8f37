import { readTaipeiTime } from './taipei-time';

type Fields = Readonly<Record<string, unknown>>;

const TEXTS = [
  'url',
  'encodeId',
  'externalId',
  'title',
  'description',
  'imageUrl',
  'tags',
  'targets',
] as const;
const CLEARABLE = ['fbPixel', 'gTag', 'pathFormat'] as const;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Older clients write the names of campaign parameters as they stand in an address. */
function utmOf(value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name.replace(/^utm_/, ''), each]));
}

/** Fields of a link that PicSee's calls take, as our own take them. What is left out or null without meaning is left out. */
export function linkFieldsOf(body: Fields): Record<string, unknown> {
  const named = (names: readonly string[]): [string, unknown][] =>
    names.flatMap((name) => (name in body ? [[name, body[name]] as [string, unknown]] : []));
  const { utm, expireTime, target } = body;
  return {
    ...Object.fromEntries(named(TEXTS).filter(([, value]) => value !== null && value !== undefined)),
    // The name that older documents have for it.
    ...(Array.isArray(target) && !('targets' in body) ? { targets: target } : {}),
    ...Object.fromEntries(named(CLEARABLE)),
    ...(utm === undefined ? {} : { utm: utmOf(utm) }),
    ...(expireTime === undefined
      ? {}
      : { expireTime: typeof expireTime === 'string' ? readTaipeiTime(expireTime) : expireTime }),
  };
}
