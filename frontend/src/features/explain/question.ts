/** Visitors that one can choose: people first, then programs. */
export const VISITOR_DEVICES = [
  'iphone-safari',
  'iphone-line',
  'iphone-facebook',
  'iphone-instagram',
  'android-chrome',
  'android-line',
  'android-facebook',
  'ipad',
  'windows-chrome',
  'mac-safari',
] as const;
export const PROGRAMS = ['line-poker', 'facebookexternalhit', 'twitterbot', 'slackbot', 'googlebot'] as const;
const DEVICES = [...VISITOR_DEVICES, ...PROGRAMS];
export type Device = (typeof DEVICES)[number];

/** A visit that one asks about. */
export interface Question {
  readonly device: Device | null;
  /** In place of the device. */
  readonly userAgent: string | null;
  /** ISO 3166-1; null for a place on no map. */
  readonly country: string | null;
  readonly language: string | null;
  /** ISO 8601, UTC; null for now. */
  readonly at: string | null;
  readonly referrer: string | null;
  /** What stands behind the short address. */
  readonly path: string | null;
  readonly isPrefetch: boolean;
  readonly fromQr: boolean;
  readonly doNotTrack: boolean;
}

/** Names in the address of the page. */
const NAMES = {
  userAgent: 'ua',
  country: 'country',
  language: 'language',
  at: 'at',
  referrer: 'referrer',
  path: 'path',
  isPrefetch: 'prefetch',
  fromQr: 'qr',
  doNotTrack: 'dnt',
} as const satisfies Record<Exclude<keyof Question, 'device'>, string>;

/** What the page's address asks. */
export function visitQuestionIn(params: URLSearchParams): Question {
  const text = (name: string): string | null => {
    const value = params.get(name) ?? '';
    return value === '' ? null : value;
  };
  return {
    device: DEVICES.find((device) => device === params.get('as')) ?? null,
    userAgent: text(NAMES.userAgent),
    country: text(NAMES.country),
    language: text(NAMES.language),
    at: text(NAMES.at),
    referrer: text(NAMES.referrer),
    path: text(NAMES.path),
    isPrefetch: params.get(NAMES.isPrefetch) === '1',
    fromQr: params.get(NAMES.fromQr) === '1',
    doNotTrack: params.get(NAMES.doNotTrack) === '1',
  };
}

/** Whether there is a visitor whose visit can be explained. */
export const isAsked = ({ device, userAgent }: Question): boolean => device !== null || userAgent !== null;

/** An ordinary visit. */
export const NO_CONDITIONS = {
  userAgent: null,
  country: null,
  language: null,
  at: null,
  referrer: null,
  path: null,
  isPrefetch: false,
  fromQr: false,
  doNotTrack: false,
} as const satisfies Partial<Question>;

/** How many conditions there are besides who visits. */
export const conditionsIn = ({ device: _, ...conditions }: Question): number =>
  Object.values(conditions).filter((each) => each !== null && each !== false).length;

/** The same address with another question; what else it says stays. */
export function withQuestion(params: URLSearchParams, change: Partial<Question>): URLSearchParams {
  const next = new URLSearchParams(params);
  const { device, ...conditions } = change;
  const set = (name: string, value: string | boolean | null): void => {
    if (value === null || value === false || value === '') next.delete(name);
    else next.set(name, value === true ? '1' : value);
  };
  if (device !== undefined) set('as', device);
  for (const [field, value] of Object.entries(conditions)) set(NAMES[field as keyof typeof NAMES], value);
  return next;
}
