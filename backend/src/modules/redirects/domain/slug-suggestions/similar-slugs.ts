import { isSlug } from '../../../links/values';

/** More guesses at what was meant are not looked up. */
export const MAX_SIMILAR_SLUGS = 100;

/** Signs that are misread for one another, from paper or a screen. */
const ALIKE: readonly string[] = ['0Oo', '1lIi', '5Ss', '2Zz', '8B', '6b', '9gq', 'uvUV', '-_~'];

const DOUBLES: ReadonlyMap<string, readonly string[]> = new Map(
  ALIKE.flatMap((signs) =>
    Array.from(signs, (sign): [string, string[]] => [
      sign,
      Array.from(signs).filter((each) => each !== sign),
    ]),
  ),
);

const WORD_BEGINNING = /(?<=^|[-_~])[a-z]/g;

type Signs = readonly string[];

const capital = ([first = '', ...rest]: Signs): string => first.toUpperCase() + rest.join('').toLowerCase();

/** The other case of a letter; the sign itself where it has none. */
const otherCase = (sign: string): string =>
  sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();

/** The whole text in other letters: a keyboard in caps lock, or a programme's idea of tidiness. */
const wholly = (signs: Signs): readonly string[] => {
  const text = signs.join('');
  const lower = text.toLowerCase();
  return [
    lower,
    text.toUpperCase(),
    capital(signs),
    lower.replace(WORD_BEGINNING, (sign) => sign.toUpperCase()),
    text.replace(/[-_~]+$/, ''),
    lower.replace(/0/g, 'o').replace(/1/g, 'l').replace(/5/g, 's'),
    lower.replace(/o/g, '0').replace(/[il]/g, '1').replace(/s/g, '5'),
    text.replace(/_/g, '-'),
    text.replace(/-/g, '_'),
    text.replace(/[-_~]/g, ''),
  ];
};

/** `signs` with what stands at a place, and so many after it, replaced. */
const put = (signs: Signs, at: number, sign: string, instead = 1): string =>
  signs.slice(0, at).join('') + sign + signs.slice(at + instead).join('');

const misread = (signs: Signs): readonly string[] =>
  signs.flatMap((sign, at) => (DOUBLES.get(sign) ?? []).map((double) => put(signs, at, double)));

const shifted = (signs: Signs): readonly string[] => signs.map((sign, at) => put(signs, at, otherCase(sign)));

const swapped = (signs: Signs): readonly string[] =>
  signs.slice(1).map((sign, at) => put(signs, at, sign + (signs[at] ?? ''), 2));

const doubled = (signs: Signs): readonly string[] => signs.map((sign, at) => put(signs, at, sign + sign));

/** Without the ending that was pasted along, then without a sign that slipped in elsewhere. */
const shortened = (signs: Signs): readonly string[] => [
  put(signs, signs.length - 1, ''),
  put(signs, signs.length - 2, '', 2),
  ...signs.map((_, at) => put(signs, at, '')),
];

/**
 * Slugs that may have been meant by one that no link has, likeliest first and at most {@link MAX_SIMILAR_SLUGS}:
 * other letters and look-alikes, neighbours the other way round, a sign too many, or one of two that are the same too few.
 * Nothing is made up beyond that, so that asking does not tell which links there are.
 */
export function nearSlugs(asked: string): readonly string[] {
  if (!isSlug(asked)) return [];
  const signs = Array.from(asked);
  const near = [wholly, misread, shifted, swapped, doubled, shortened].flatMap((kind) => kind(signs));
  return [...new Set(near)].filter((slug) => slug !== asked && isSlug(slug)).slice(0, MAX_SIMILAR_SLUGS);
}
