import type { Crawler } from '../../../../../shared/domain/visitor/crawler';
import type { MeasuredImage, Size } from '../../../core/domain/preview/measured-image';

/** How large a picture has to be; the height null where only the width matters. */
interface Least {
  readonly width: number;
  readonly height: number | null;
}

/**
 * What a service makes of a picture that does not suit it. `not-shown`: it leaves it out, being smaller than `least`;
 * `small-card`: it shows a small square beside the text, being smaller than `least`; `too-large`: a side is longer than
 * `most`; `too-heavy`: it weighs more than `maxBytes`; `too-wide`: it is left out, being more than four times as wide as
 * high; `cut-off`: so many `percent` of it do not fit into the card.
 */
export type CardProblem =
  | { readonly problem: 'not-shown' | 'small-card'; readonly least: Least }
  | { readonly problem: 'too-large'; readonly most: Size }
  | { readonly problem: 'too-heavy'; readonly maxBytes: number }
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
  readonly minLarge?: Least;
  readonly most?: Size;
  readonly maxBytes: number;
  /** Its large cards have the usual shape, and cut the picture to it. */
  readonly cuts?: true;
  /** Width by height. */
  readonly widest?: number;
}

const MB = 1_000_000;
/** Width by height of large cards. */
const CARD_RATIO = 1.91;
/** Of a picture; less than that is not missed. */
const FELT_PERCENT = 5;

/** What each service says of pictures. LINE says nothing. */
const RULES: readonly (readonly [Crawler, Rules])[] = [
  [
    'facebook',
    {
      least: { width: 200, height: 200 },
      minLarge: { width: 600, height: 315 },
      maxBytes: 8 * MB,
      cuts: true,
    },
  ],
  [
    'x',
    {
      least: { width: 144, height: 144 },
      minLarge: { width: 300, height: 157 },
      most: { width: 4096, height: 4096 },
      maxBytes: 5 * MB,
      cuts: true,
    },
  ],
  ['linkedin', { minLarge: { width: 401, height: null }, maxBytes: 5 * MB, cuts: true }],
  ['whatsapp', { minLarge: { width: 300, height: null }, maxBytes: 0.6 * MB, widest: 4 }],
  ['discord', { maxBytes: 8 * MB }],
  ['slack', { maxBytes: 5 * MB }],
  ['apple-messages', { maxBytes: 10 * MB }],
];

/** What services make of a picture; nothing where it suits them. */
export const cardWarnings = (image: MeasuredImage): readonly CardWarning[] =>
  RULES.flatMap(([service, rules]) => problemsOf(image, rules).map((problem) => ({ service, ...problem })));

const isBelow = ({ width, height }: Size, least: Least | undefined): least is Least =>
  least !== undefined && (width < least.width || height < (least.height ?? 0));

function problemsOf(image: MeasuredImage, rules: Rules): readonly CardProblem[] {
  const { least, minLarge, most, maxBytes, cuts = false, widest = Infinity } = rules;
  if (isBelow(image, least)) return [{ problem: 'not-shown', least }];
  if (image.width / image.height > widest) return [{ problem: 'too-wide' }];
  const problems: CardProblem[] = [];
  if (most && (image.width > most.width || image.height > most.height)) {
    problems.push({ problem: 'too-large', most });
  }
  if (image.bytes > maxBytes) problems.push({ problem: 'too-heavy', maxBytes });
  const percent = percentCutOff(image);
  if (isBelow(image, minLarge)) problems.push({ problem: 'small-card', least: minLarge });
  else if (cuts && percent >= FELT_PERCENT) problems.push({ problem: 'cut-off', percent });
  return problems;
}

/** How much of a picture a large card has no room for. */
function percentCutOff({ width, height }: Size): number {
  const ratio = width / height;
  return Math.round(100 - (100 * Math.min(ratio, CARD_RATIO)) / Math.max(ratio, CARD_RATIO));
}
