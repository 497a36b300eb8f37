import { browserTimeZone } from '../../shared/calendar';
import { NO_UTM, type Utm, UTM_FIELDS, utmOf } from '../campaign';
import { type ChosenTool, chosenTools, type TagWordsStore } from '../labels';
import { isStoredPicture, keptText, type PreviewValues, previewValuesOf } from '../preview';
import type { LinkDetails, LinkEdit } from './editor.api';
import { momentOf, wallTimeAt } from './expiry';
import type { Target } from './targets';

/** When a link ends, as it stands in the form. */
export interface Expiry {
  /** Like `2026-11-21`; empty while it is being written. */
  readonly day: string;
  /** Like `18:30`. */
  readonly time: string;
  /** IANA name. */
  readonly zone: string;
  readonly fallbackUrl: string;
}

/** What can be changed of a link, as it stands in the form. */
export interface LinkValues extends PreviewValues {
  readonly encodeId: string;
  readonly url: string;
  readonly note: string;
  /** What another system calls the link; empty for none. */
  readonly externalId: string;
  readonly star: boolean;
  /** Null: it never ends. */
  readonly expiry: Expiry | null;
  /** Empty for none. */
  readonly backupUrl: string;
  readonly nativeOpen: boolean;
  readonly smartUtm: boolean;
  /** Parameters that visitors bring go on to the destination. */
  readonly passQuery: boolean;
  readonly publicAnalytics: boolean;
  readonly targets: readonly Target[];
  readonly utm: Utm;
  /** The parameter for what stands behind the name; null: nothing may stand there. */
  readonly pathKey: string | null;
  /** Their words. */
  readonly tags: readonly string[];
  readonly trackingTools: readonly ChosenTool[];
}

/** A form that holds what can be set on a link: one that there is, or one that is to be made. */
export interface LinkFields {
  readonly values: LinkValues;
  readonly isExpiryIncomplete: boolean;
  /** The choice of its tags, while one types. */
  readonly tags: TagWordsStore;
  /** It stands on the domain that everybody shares, where no tool runs. */
  readonly isShared: boolean;
  /** For examples. */
  readonly shortUrl: string;
  readonly set: (change: Partial<LinkValues>) => void;
  /** Why the server refuses a field, by its name there. */
  readonly problemOf: (field: string) => string | null;
  /** Whether the server has refused one of these. */
  readonly hasProblemIn: (...names: readonly (keyof LinkValues)[]) => boolean;
}

function expiryOf({ expireTime, timezone, fallbackUrl }: LinkDetails): Expiry | null {
  if (expireTime === null) return null;
  const zone = timezone ?? browserTimeZone();
  return { ...wallTimeAt(Date.parse(expireTime), zone), zone, fallbackUrl: fallbackUrl ?? '' };
}

/** In an order of their own, so that the same tags are the same value in whichever order they were chosen. */
export const tidyTags = (words: readonly string[]): readonly string[] => [...words].sort();

export const valuesOf = (link: LinkDetails): LinkValues => ({
  encodeId: link.encodeId,
  url: link.url,
  note: link.note ?? '',
  externalId: link.externalId ?? '',
  star: link.star,
  expiry: expiryOf(link),
  backupUrl: link.backupUrl ?? '',
  nativeOpen: link.nativeOpen,
  smartUtm: !link.smartUtmOff,
  passQuery: link.passQuery,
  publicAnalytics: !link.analyticsObscurity,
  targets: link.targets.map(({ target, url }) => ({ target, url })),
  utm: utmOf(link.utm),
  pathKey: link.pathFormat?.key ?? null,
  tags: tidyTags(link.tags.map(({ value }) => value)),
  trackingTools: chosenTools(link.trackingTools),
  ...previewValuesOf(link),
});

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** When the link is to end (ms since 1970); null: never, or while that is being written. */
export const endOf = (expiry: Expiry | null): number | null =>
  expiry === null ? null : momentOf(expiry, expiry.zone);

function expiryEdit(expiry: Expiry | null): LinkEdit {
  const end = endOf(expiry);
  if (expiry === null || end === null) return { expireTime: null, timezone: null, fallbackUrl: null };
  const expireTime = new Date(end).toISOString();
  return { expireTime, timezone: expiry.zone, fallbackUrl: textOrNull(expiry.fallbackUrl) };
}

function utmEdit(utm: Utm): LinkEdit {
  const given = UTM_FIELDS.filter((field) => utm[field].trim() !== '');
  const texts = given.reduce<LinkEdit['utm']>((known, field) => ({ ...known, [field]: utm[field] }), null);
  return { utm: texts ?? null };
}

/** Of a picture its address is sent, once it is uploaded. */
type SentValues = Omit<LinkValues, 'picture'>;

/** How a part of the form is told to the server. */
const EDITS: { readonly [Name in keyof SentValues]: (value: SentValues[Name]) => LinkEdit } = {
  encodeId: (encodeId) => ({ encodeId: encodeId.trim() }),
  url: (url) => ({ url }),
  note: (note) => ({ note: textOrNull(note) }),
  externalId: (externalId) => ({ externalId: textOrNull(externalId) }),
  star: (star) => ({ star }),
  expiry: expiryEdit,
  backupUrl: (backupUrl) => ({ backupUrl: textOrNull(backupUrl) }),
  nativeOpen: (nativeOpen) => ({ nativeOpen }),
  smartUtm: (isOn) => ({ smartUtmOff: !isOn }),
  passQuery: (passQuery) => ({ passQuery }),
  publicAnalytics: (isOn) => ({ analyticsObscurity: !isOn }),
  targets: (targets) => ({ targets }),
  utm: utmEdit,
  pathKey: (key) => ({ pathFormat: key === null ? null : { key } }),
  tags: (words) => ({ tags: [...words] }),
  trackingTools: (tools) => ({ trackingTools: tools.map(({ id }) => id) }),
  title: (title) => ({ title: keptText(title) }),
  description: (description) => ({ description: keptText(description) }),
};

const SENT = Object.keys(EDITS) as readonly (keyof SentValues)[];
const NAMES: readonly (keyof LinkValues)[] = [...SENT, 'picture'];

const editOf = <Name extends keyof SentValues>(name: Name, value: SentValues[Name]): LinkEdit =>
  EDITS[name](value);

export const editsOf = (change: Partial<SentValues>): LinkEdit =>
  SENT.reduce<LinkEdit>((edits, name) => {
    const value = change[name];
    return value === undefined ? edits : { ...edits, ...editOf(name, value) };
  }, {});

/** The field of the form that the server means by a name, such as `url` of `targets.0.url`. */
export function fieldOf(field: string): keyof LinkValues | null {
  const [first = ''] = field.split('.');
  if (['expireTime', 'timezone', 'fallbackUrl'].includes(first)) return 'expiry';
  if (first === 'smartUtmOff') return 'smartUtm';
  if (first === 'pathFormat') return 'pathKey';
  if (first === 'analyticsObscurity') return 'publicAnalytics';
  if (['file', 'imageUrl', 'hasPlayIcon'].includes(first)) return 'picture';
  return NAMES.find((name) => name === first) ?? null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => isText(value[name]));

const isTool = (value: unknown): boolean =>
  isRecord(value) && Number.isInteger(value['id']) && isText(value['name']);

const CHECKS: { readonly [Name in keyof LinkValues]: (value: unknown) => boolean } = {
  encodeId: isText,
  url: isText,
  note: isText,
  externalId: isText,
  star: (value) => typeof value === 'boolean',
  expiry: (value) => value === null || hasTexts(value, ['day', 'time', 'zone', 'fallbackUrl']),
  backupUrl: isText,
  nativeOpen: (value) => typeof value === 'boolean',
  smartUtm: (value) => typeof value === 'boolean',
  passQuery: (value) => typeof value === 'boolean',
  publicAnalytics: (value) => typeof value === 'boolean',
  targets: (value) => Array.isArray(value) && value.every((each) => hasTexts(each, ['target', 'url'])),
  utm: (value) => hasTexts(value, Object.keys(NO_UTM)),
  pathKey: (value) => value === null || isText(value),
  tags: (value) => Array.isArray(value) && value.every(isText),
  trackingTools: (value) => Array.isArray(value) && value.every(isTool),
  title: isText,
  description: isText,
  picture: isStoredPicture,
};

/** Storage may hold what an older version or a person's hand wrote there: only what fits is taken. */
export function storedChange(stored: unknown): Partial<LinkValues> {
  if (!isRecord(stored)) return {};
  const fitting = NAMES.filter((name) => name in stored && CHECKS[name](stored[name]));
  return Object.fromEntries(fitting.map((name) => [name, stored[name]]));
}
