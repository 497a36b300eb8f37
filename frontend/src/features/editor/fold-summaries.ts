import type { IntlShape } from 'react-intl';
import { formatDateTime } from '../../shared/dates';
import { readableAddress } from '../../shared/format';
import { UTM_FIELDS } from '../campaign';
import { keptText } from '../preview';
import { linkNoteMessages, editorPageMessages, visitMessages } from './editor.messages';
import { endOf, type LinkValues } from './link-values';
import { targetMessages } from './targets.messages';

/** What is set in each fold of a form, saved or not. */
export function summariesOf(intl: IntlShape, values: LinkValues) {
  const { title, description, note, externalId, star, tags, utm, pathKey, targets, expiry, backupUrl } =
    values;
  const end = endOf(expiry);
  const joined = (...parts: readonly (string | false | null)[]): string => {
    const given = parts.filter((part) => typeof part === 'string' && part.trim() !== '');
    return given.length === 0 ? intl.formatMessage(editorPageMessages.notSet) : given.join(' · ');
  };
  return {
    preview: joined(keptText(title), keptText(description)),
    labels: joined(...tags, note.split('\n')[0] ?? ''),
    note: joined(star && intl.formatMessage(linkNoteMessages.star), externalId),
    campaign: joined(...UTM_FIELDS.map((field) => utm[field]), pathKey !== null && `/${pathKey}`),
    targets: joined(
      ...targets.map(({ target }) => intl.formatMessage(targetMessages.kind, { kind: target })),
    ),
    expiry: joined(end !== null && formatDateTime(intl.locale, end)),
    health: joined(backupUrl !== '' && readableAddress(backupUrl)),
    visit: joined(
      values.nativeOpen && intl.formatMessage(visitMessages.nativeOpen),
      values.publicAnalytics && intl.formatMessage(visitMessages.publicAnalytics),
    ),
    tools: joined(...values.trackingTools.map(({ name }) => name)),
  };
}
