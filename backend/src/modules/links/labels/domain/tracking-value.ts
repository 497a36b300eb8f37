import { InputCheck } from '../../../../shared/domain/input-check';
import { readOneLine } from '../../../../shared/domain/one-line';
import { LabelRefused } from './labels.errors';
import type { LinkUtm } from '../../core/domain/link-utm';
import { isKnownMedium } from './utm-medium';

/** `pixel`: ids of advertising and tag-manager code. `utm`: campaign parameters. */
export type ToolKind = 'pixel' | 'utm';

interface PixelShape {
  readonly pattern: RegExp;
  /** An id as its network writes it. */
  readonly tidy: (text: string) => string;
  readonly remedy: string;
}

const upper = (text: string): string => text.toUpperCase();
const lower = (text: string): string => text.toLowerCase();

/** Ids alone are taken, never code: what runs on a page is written by us around them. */
const PIXELS = {
  fbPixel: { pattern: /^\d{5,20}$/, tidy: (text) => text, remedy: '5 to 20 digits' },
  gTag: {
    // UA- is Universal Analytics, which Google has shut down: no server would answer.
    pattern: /^(?:(?:G|GT|GTM)-[A-Z0-9]{4,20}|(?:AW|DC)-\d{5,12})$/,
    tidy: upper,
    remedy:
      'an id such as G-AB12CD34EF, GTM-AB12CD3 or AW-123456789; those with UA- have ended, and Google Analytics names a new one with G-',
  },
  lineTag: {
    pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    tidy: lower,
    remedy: 'an id such as 01234567-89ab-cdef-0123-456789abcdef',
  },
  tiktok: { pattern: /^[A-Z0-9]{10,30}$/, tidy: upper, remedy: '10 to 30 letters and digits' },
} as const satisfies Readonly<Record<string, PixelShape>>;

type PixelName = keyof typeof PIXELS;
const PIXEL_NAMES = Object.keys(PIXELS) as readonly PixelName[];

const UTM_NAMES = ['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent'] as const;
type UtmName = (typeof UTM_NAMES)[number];
const MAX_UTM_LENGTH = 200;

/** What a tool puts on links; of pixels or of campaign parameters, never both. */
export type TrackingValue = Readonly<Partial<Record<PixelName | UtmName, string>>>;

interface ReadValue {
  readonly kind: ToolKind;
  readonly value: TrackingValue;
}

/** As its network writes it. Throws `LabelRefused`. */
export function readPixel(name: PixelName, raw: string, field: string): string {
  const { pattern, tidy, remedy }: PixelShape = PIXELS[name];
  const id = tidy(raw.trim());
  if (pattern.test(id)) return id;
  throw new LabelRefused(field, 'links.pixel-invalid', `${name} must be ${remedy}`);
}

function readUtm(name: UtmName, raw: string): string {
  const text = readOneLine(raw);
  if (text !== null && Array.from(text).length <= MAX_UTM_LENGTH) return text;
  const message = `${name} can have at most ${MAX_UTM_LENGTH} characters on one line, without control signs`;
  throw new LabelRefused(`value.${name}`, 'links.utm-invalid', message);
}

const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

function kindOf(raw: TrackingValue): ToolKind {
  const isPixel = PIXEL_NAMES.some((name) => isFilled(raw[name]));
  const isUtm = UTM_NAMES.some((name) => isFilled(raw[name]));
  if (isPixel && isUtm) {
    const message = 'Give either ids of pixels and tags or campaign parameters, each in a tool of its own.';
    throw new LabelRefused('value', 'links.tool-value-mixed', message);
  }
  if (!isPixel && !isUtm) {
    const message = `Give at least one of ${[...PIXEL_NAMES, ...UTM_NAMES].join(', ')}.`;
    throw new LabelRefused('value', 'links.tool-value-empty', message);
  }
  return isPixel ? 'pixel' : 'utm';
}

/** Empty fields are as good as left out. Throws `InvalidInput` naming every field that is wrong. */
export function readTrackingValue(raw: TrackingValue): ReadValue {
  const kind = kindOf(raw);
  const check = new InputCheck();
  const value: Partial<Record<PixelName | UtmName, string>> = {};
  const take = <Name extends PixelName | UtmName>(
    names: readonly Name[],
    read: (name: Name, text: string) => string,
  ): void => {
    for (const name of names) {
      const text = raw[name];
      const known = isFilled(text) ? check.take(() => read(name, text)) : undefined;
      if (known !== undefined) value[name] = known;
    }
  };
  if (kind === 'pixel') take(PIXEL_NAMES, (name, text) => readPixel(name, text, `value.${name}`));
  else take(UTM_NAMES, readUtm);
  check.done();
  return { kind, value };
}

/** The campaign parameters of a tool as links have them; null when it has none. */
export function campaignOf(value: TrackingValue): LinkUtm | null {
  const filled = UTM_NAMES.flatMap((name) => {
    const text = value[name];
    return text === undefined ? [] : [[name.slice('utm'.length).toLowerCase(), text] as const];
  });
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

/** What is legal, but probably not what was wanted. */
export const hasUnknownMedium = ({ utmMedium }: TrackingValue): boolean =>
  utmMedium !== undefined && !isKnownMedium(utmMedium);
