import type { ApiError } from '../../api/api-error';
import type { LinkDetails, LinkEdit, LinkValuesSeen } from './editor.api';
import { fieldOf, type LinkValues } from './link-values';

/** Something that is to be saved, and that was changed since the page was opened. */
export interface ClashingField {
  readonly name: keyof LinkValues;
  /** Who changed it last, and when; null where that is not written down. */
  readonly userId: number | null;
  readonly changeTime: string | null;
}

/** What was changed meanwhile of what is to be saved. */
export interface Clash {
  /** As it is now. */
  readonly link: LinkDetails;
  readonly fields: readonly ClashingField[];
}

/** What a link has, as the server takes it. */
const storedValues = (link: LinkDetails): LinkValuesSeen => ({
  encodeId: link.encodeId,
  url: link.url,
  note: link.note,
  externalId: link.externalId,
  star: link.star,
  expireTime: link.expireTime,
  timezone: link.timezone,
  fallbackUrl: link.fallbackUrl,
  backupUrl: link.backupUrl,
  nativeOpen: link.nativeOpen,
  smartUtmOff: link.smartUtmOff,
  passQuery: link.passQuery,
  analyticsObscurity: link.analyticsObscurity,
  targets: link.targets,
  utm: link.utm,
  pathFormat: link.pathFormat,
  title: link.preview.title,
  description: link.preview.description,
  imageUrl: link.preview.imageUrl,
  hasPlayIcon: link.hasPlayIcon,
  tags: link.tags.map(({ tagId }) => tagId),
  trackingTools: link.trackingTools.map(({ id }) => id),
});

/** What was seen of the link, of all that is to be changed. */
export const seenOf = (link: LinkDetails, edit: LinkEdit): LinkValuesSeen =>
  Object.fromEntries(Object.entries(storedValues(link)).filter(([name]) => name in edit));

export const isChangedMeanwhile = ({ code }: ApiError): boolean => code === 'links.changed-meanwhile';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function clashingField(entry: unknown): ClashingField | null {
  if (!isRecord(entry) || typeof entry['field'] !== 'string') return null;
  const name = fieldOf(entry['field']);
  if (name === null) return null;
  const { userId, changeTime } = isRecord(entry['current']) ? entry['current'] : {};
  return {
    name,
    userId: typeof userId === 'number' ? userId : null,
    changeTime: typeof changeTime === 'string' ? changeTime : null,
  };
}

/** What the server says was changed, each part of the form once. */
export function clashingFields({ details }: ApiError): readonly ClashingField[] {
  const entries: readonly unknown[] = Array.isArray(details['fields']) ? details['fields'] : [];
  const fields = entries.map(clashingField).filter((field) => field !== null);
  return fields.filter(({ name }, index) => fields.findIndex((each) => each.name === name) === index);
}
