import type { UpdateLinkInput } from './link-edits';
import type { ChangedField, LinkSettings } from './link-settings';

/** What is on a link besides its settings: tags in the form in which they are compared, and tracking tools by number. */
export interface SeenLabels {
  readonly tags: readonly (string | number)[];
  readonly trackingTools: readonly number[];
}

/** A value that a call can name and that another caller can have changed. */
export type SeenName = keyof UpdateLinkInput | keyof SeenLabels;

/** Values as calls write them. What is missing is not compared. */
export type SeenValues = Readonly<Partial<Record<SeenName, unknown>>>;

/** Where a change of a value is written down; null: nowhere. */
export const WRITTEN_AS = {
  encodeId: 'slug',
  url: 'url',
  note: 'note',
  externalId: 'externalId',
  star: 'isStarred',
  expireTime: 'expiresAt',
  timezone: 'expiryTimeZone',
  fallbackUrl: 'fallbackUrl',
  backupUrl: 'backupUrl',
  nativeOpen: 'isNativeOpen',
  smartUtmOff: 'isSmartUtmOff',
  passQuery: 'passesQuery',
  analyticsObscurity: 'isAnalyticsPublic',
  targets: 'targets',
  utm: 'utm',
  pathFormat: 'pathKey',
  title: 'title',
  description: 'description',
  imageUrl: 'imageUrl',
  hasPlayIcon: 'hasPlayIcon',
  tags: null,
  trackingTools: 'trackingTools',
} as const satisfies Record<SeenName, ChangedField | null>;

const NAMES = Object.keys(WRITTEN_AS) as readonly SeenName[];

/** What a link has, as calls write it. */
export function currentValues(link: LinkSettings, { tags, trackingTools }: SeenLabels) {
  return {
    encodeId: link.slug,
    url: link.url,
    note: link.note,
    externalId: link.externalId,
    star: link.isStarred,
    expireTime: link.expiresAt?.toISOString() ?? null,
    timezone: link.expiryTimeZone,
    fallbackUrl: link.fallbackUrl,
    backupUrl: link.backupUrl,
    nativeOpen: link.isNativeOpen,
    smartUtmOff: link.isSmartUtmOff,
    passQuery: link.passesQuery,
    analyticsObscurity: !link.isAnalyticsPublic,
    targets: link.targets ?? [],
    utm: link.utm,
    pathFormat: link.pathKey === null ? null : { key: link.pathKey },
    title: link.title,
    description: link.description,
    imageUrl: link.imageUrl,
    hasPlayIcon: link.hasPlayIcon,
    tags,
    trackingTools,
  } satisfies Record<SeenName, unknown>;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Spaces around texts, the order of entries, and whether nothing is left out or null make no difference. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(plain(each))).sort();
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).map(([key, each]) => [key, plain(each)] as const);
  const given = entries.filter(([, each]) => !isBlank(each)).sort(([one], [other]) => (one < other ? -1 : 1));
  return given.length === 0 ? null : Object.fromEntries(given);
}

function comparable(name: SeenName, value: unknown): string {
  const moment = name === 'expireTime' && typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (!Number.isNaN(moment)) return String(moment);
  const text = plain(value);
  const isNothing = isBlank(text) || (Array.isArray(text) && text.length === 0);
  return isNothing ? '' : JSON.stringify(text);
}

/**
 * Values to be changed that another caller has changed since they were seen. A value that is as it is wanted is none of
 * them: nothing is lost then, and a call that is repeated after a lost answer succeeds again.
 */
export const changedMeanwhile = (seen: SeenValues, wanted: SeenValues, current: SeenValues): SeenName[] =>
  NAMES.filter((name) => {
    if (seen[name] === undefined || wanted[name] === undefined) return false;
    const now = comparable(name, current[name]);
    return now !== comparable(name, seen[name]) && now !== comparable(name, wanted[name]);
  });
