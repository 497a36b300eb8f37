import type { Crawler } from '../../../../shared/domain/visitor/crawler';
import type { Size } from './image-wish';

/** A picture as cards get it: its sides in pixels, its weight in bytes. */
export interface MeasuredImage extends Size {
  readonly bytes: number;
}

/** How large a picture has to be; the height null where only the width matters. */
interface Least {
  readonly width: number;
  readonly height: number | null;
}

/**
 * What a service makes of a picture that does not suit it. `not-shown`: it leaves it out, being smaller than `least`;
 * `small-card`: it shows a small square beside the text, being smaller than `least`; `too-large`: a side is longer than
 * `most`; `too-heavy`: it weighs more than `mostBytes`; `too-wide`: it is left out, being more than four times as wide as
 * high; `cut-off`: so many `percent` of it do not fit into the card.
 */
export type CardProblem =
  | { readonly problem: 'not-shown' | 'small-card'; readonly least: Least }
  | { readonly problem: 'too-large'; readonly most: Size }
  | { readonly problem: 'too-heavy'; readonly mostBytes: number }
  | { readonly problem: 'too-wide' }
  | { readonly problem: 'cut-off'; readonly percent: number };

export type CardWarning = { readonly service: Crawler } & CardProblem;

export const CARD_PROBLEMS = [
  'not-shown',
  'small-card',
  'too-large',
  'too-heavy',
  'too-wide',
  'cut-off',
] as const satisfies readonly CardProblem['problem'][];

interface Rules {
  /** Smaller ones are not shown at all. */
  readonly least?: Least;
  /** Smaller ones are shown as a small square. */
  readonly leastLarge?: Least;
  readonly most?: Size;
  readonly mostBytes: number;
  /** Its large cards have the usual shape, and cut the picture to it. */
  readonly cuts?: true;
  /** Width by height. */
  readonly widest?: number;
}

const MB = 1_000_000;
/** Width by height of large cards. */
const CARD_RATIO = 1.91;
/** Of a picture; less than that nobody misses. */
const FELT_PERCENT = 5;

/** What each service says of pictures. LINE says nothing. */
const RULES: readonly (readonly [Crawler, Rules])[] = [
  [
    'facebook',
    {
      least: { width: 200, height: 200 },
      leastLarge: { width: 600, height: 315 },
      mostBytes: 8 * MB,
      cuts: true,
    },
  ],
  [
    'x',
    {
      least: { width: 144, height: 144 },
      leastLarge: { width: 300, height: 157 },
      most: { width: 4096, height: 4096 },
      mostBytes: 5 * MB,
      cuts: true,
    },
  ],
  ['linkedin', { leastLarge: { width: 401, height: null }, mostBytes: 5 * MB, cuts: true }],
  ['whatsapp', { leastLarge: { width: 300, height: null }, mostBytes: 0.6 * MB, widest: 4 }],
  ['discord', { mostBytes: 8 * MB }],
  ['slack', { mostBytes: 5 * MB }],
  ['apple-messages', { mostBytes: 10 * MB }],
];

/** What services make of a picture; nothing where it suits them. */
export const cardWarnings = (image: MeasuredImage): readonly CardWarning[] =>
  RULES.flatMap(([service, rules]) => problemsOf(image, rules).map((problem) => ({ service, ...problem })));

const isBelow = ({ width, height }: Size, least: Least | undefined): least is Least =>
  least !== undefined && (width < least.width || height < (least.height ?? 0));

function problemsOf(image: MeasuredImage, rules: Rules): readonly CardProblem[] {
  const { least, leastLarge, most, mostBytes, cuts = false, widest = Infinity } = rules;
  if (isBelow(image, least)) return [{ problem: 'not-shown', least }];
  if (image.width / image.height > widest) return [{ problem: 'too-wide' }];
  const problems: CardProblem[] = [];
  if (most && (image.width > most.width || image.height > most.height)) {
    problems.push({ problem: 'too-large', most });
  }
  if (image.bytes > mostBytes) problems.push({ problem: 'too-heavy', mostBytes });
  const percent = percentCutOff(image);
  if (isBelow(image, leastLarge)) problems.push({ problem: 'small-card', least: leastLarge });
  else if (cuts && percent >= FELT_PERCENT) problems.push({ problem: 'cut-off', percent });
  return problems;
}

/** How much of a picture a large card has no room for. */
function percentCutOff({ width, height }: Size): number {
  const ratio = width / height;
  return Math.round(100 - (100 * Math.min(ratio, CARD_RATIO)) / Math.max(ratio, CARD_RATIO));
}
