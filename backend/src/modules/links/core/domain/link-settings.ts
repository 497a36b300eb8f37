import type { LinkTarget } from './link-target';
import type { LinkUtm } from './link-utm';
import { PLAIN_PREVIEW, type PreviewSettings } from './preview/link-preview';

/** What the owners of a link can change about it. */
export interface LinkSettings extends PreviewSettings {
  /** Where it had its slug before goes on leading to it, too. */
  readonly domainId: number;
  /** What it had before goes on leading to it. */
  readonly slug: string;
  readonly url: string;
  /** For the group alone; null for none. */
  readonly note: string | null;
  /** What a program calls it by in a system of its own; null for nothing. Several links may have the same. */
  readonly externalId: string | null;
  readonly isStarred: boolean;
  /** From then on it leads to the fallback address, or nowhere; null for never. */
  readonly expiresAt: Date | null;
  /** In which the moment was chosen, and is shown. */
  readonly expiryTimeZone: string | null;
  /** Where visitors go once it has expired; null for nowhere. */
  readonly fallbackUrl: string | null;
  /** On phones the destination's app opens instead of the page, where it can. */
  readonly isNativeOpen: boolean;
  /** Campaign parameters are not filled in by where the visitor comes from. */
  readonly isSmartUtmOff: boolean;
  /** Parameters that visitors bring go on to the destination, but for those that it has itself. */
  readonly passesQuery: boolean;
  /** Anybody may look at its analytics. */
  readonly isAnalyticsPublic: boolean;
  /** In the order of their kinds; null for none. */
  readonly targets: readonly LinkTarget[] | null;
  /** Null for none. */
  readonly utm: LinkUtm | null;
  /** The parameter that takes what visitors write after the slug and a slash; null: nothing may stand there. */
  readonly pathKey: string | null;
  /** Where visitors go while the destination is down; null for nowhere else. */
  readonly backupUrl: string | null;
}

export type LinkSetting = keyof LinkSettings;
type SettingValue = LinkSettings[LinkSetting];

/** Settings to be changed; those that are missing stay. */
export type LinkEdits = Readonly<Partial<LinkSettings>>;

/** What a change can be of: a setting, or what others are put on the link. */
export type ChangedField = LinkSetting | 'trackingTools';

/** Something that is another now; tracking tools by their names. */
export interface LinkChange {
  readonly field: ChangedField;
  readonly before: SettingValue | readonly string[];
  readonly after: SettingValue | readonly string[];
}

/** A link without an end. */
export const NO_EXPIRY = { expiresAt: null, expiryTimeZone: null, fallbackUrl: null } as const;

/** What links begin with. */
export const NEW_LINK_SETTINGS = {
  note: null,
  externalId: null,
  isStarred: false,
  ...NO_EXPIRY,
  isNativeOpen: false,
  isSmartUtmOff: false,
  passesQuery: false,
  isAnalyticsPublic: false,
  targets: null,
  utm: null,
  pathKey: null,
  backupUrl: null,
  ...PLAIN_PREVIEW,
} as const satisfies Omit<LinkSettings, 'domainId' | 'slug' | 'url'>;

/** Values are plain data, so that what reads the same is the same. */
const isSame = (one: SettingValue, other: SettingValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the edits really change. */
export const settingChangesOf = (settings: LinkSettings, edits: LinkEdits): readonly LinkChange[] =>
  (Object.entries(edits) as [LinkSetting, SettingValue | undefined][]).flatMap(([field, after]) =>
    after === undefined || isSame(settings[field], after) ? [] : [{ field, before: settings[field], after }],
  );

/** All but its domain, slug and address. */
export const optionsOf = (settings: LinkSettings): LinkEdits =>
  Object.fromEntries(
    (Object.keys(NEW_LINK_SETTINGS) as (keyof typeof NEW_LINK_SETTINGS)[]).map((name) => [
      name,
      settings[name],
    ]),
  );
