import type { MessageDescriptor } from 'react-intl';
import { settingsMessages } from './group-settings.messages';
import type { LinkDefaults } from './team.api';

interface LinkSwitch {
  readonly name: keyof LinkDefaults;
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

/** What new links of a group begin with. */
export const LINK_SWITCHES: readonly LinkSwitch[] = [
  { name: 'smartUtm', label: settingsMessages.smartUtm, hint: settingsMessages.smartUtmHint },
  { name: 'passQuery', label: settingsMessages.passQuery, hint: settingsMessages.passQueryHint },
  { name: 'nativeOpen', label: settingsMessages.nativeOpen, hint: settingsMessages.nativeOpenHint },
  {
    name: 'publicAnalytics',
    label: settingsMessages.publicAnalytics,
    hint: settingsMessages.publicAnalyticsHint,
  },
  { name: 'showAuthor', label: settingsMessages.showAuthor, hint: settingsMessages.showAuthorHint },
];
