import type { IntlShape, MessageDescriptor } from 'react-intl';
import { formatDateTime } from '../../shared/dates';
import { readableAddress } from '../../shared/format';
import { UTM_FIELDS } from '../campaign';
import { clashMessages } from './clash.messages';
import {
  campaignMessages,
  linkNoteMessages,
  editorPageMessages,
  placeMessages,
  visitMessages,
} from './editor.messages';
import { expiryMessages } from './expiry.messages';
import { healthMessages } from './health.messages';
import { endOf, type LinkValues } from './link-values';
import { pathFormatMessages } from './path-format.messages';
import { targetMessages } from './targets.messages';

/** What the parts of the form are called, among others. */
export const VALUE_NAMES: Readonly<Record<keyof LinkValues, MessageDescriptor>> = {
  encodeId: placeMessages.name,
  url: placeMessages.url,
  note: linkNoteMessages.note,
  externalId: linkNoteMessages.externalId,
  star: linkNoteMessages.star,
  expiry: expiryMessages.title,
  backupUrl: healthMessages.backup,
  nativeOpen: visitMessages.nativeOpen,
  smartUtm: campaignMessages.smartUtm,
  passQuery: campaignMessages.passQuery,
  publicAnalytics: visitMessages.publicAnalytics,
  targets: targetMessages.title,
  utm: campaignMessages.title,
  pathKey: pathFormatMessages.title,
  tags: linkNoteMessages.tags,
  trackingTools: editorPageMessages.tools,
  title: clashMessages.previewTitle,
  description: clashMessages.previewDescription,
  picture: clashMessages.image,
};

interface Shown {
  readonly values: LinkValues;
  /** Of the picture that is stored; null: the page's own. */
  readonly imageUrl: string | null;
}

function pictureText(intl: IntlShape, { values, imageUrl }: Shown): string {
  const { choice } = values.picture;
  if (choice.kind === 'file') return choice.file.name;
  if (choice.kind === 'address') return choice.address;
  return (choice.kind === 'kept' ? imageUrl : null) ?? intl.formatMessage(clashMessages.pageImage);
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(' · ');

/** What is set in one part of the form, so that it can be compared. */
export function valueText(intl: IntlShape, name: keyof LinkValues, shown: Shown): string {
  const { values } = shown;
  const { expiry, targets, utm, pathKey, tags, trackingTools } = values;
  const end = endOf(expiry);
  const kindOf = (kind: string): string => intl.formatMessage(targetMessages.kind, { kind });
  const texts: Partial<Record<keyof LinkValues, string>> = {
    expiry: end === null ? '' : joined([formatDateTime(intl.locale, end), expiry?.fallbackUrl ?? '']),
    targets: joined(targets.map(({ target, url }) => `${kindOf(target)}: ${readableAddress(url)}`)),
    utm: joined(UTM_FIELDS.map((field) => utm[field])),
    pathKey: pathKey === null ? '' : `/${pathKey}`,
    tags: joined(tags),
    trackingTools: joined(trackingTools.map((tool) => tool.name)),
    picture: name === 'picture' ? pictureText(intl, shown) : '',
  };
  const value = values[name];
  if (typeof value === 'boolean') return intl.formatMessage(value ? clashMessages.on : clashMessages.off);
  const text = texts[name] ?? (typeof value === 'string' ? value : '');
  return text.trim() === '' ? intl.formatMessage(editorPageMessages.notSet) : text;
}
