import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';
import { teamProblems } from './team-problem.messages';

const messages = defineMessages({
  name: {
    id: 'team.settingsProblem.name',
    defaultMessage: 'A group name must have 1 to 120 characters and contain no web address.',
    description: 'Error below the field for the name of a group',
  },
  zone: {
    id: 'team.settingsProblem.zone',
    defaultMessage: 'Unknown time zone. Choose another one.',
    description: 'Error below the choice of a time zone',
  },
  host: {
    id: 'team.settingsProblem.host',
    defaultMessage: 'This is not a valid host. Enter one such as app.example.com, without https:// and path.',
    description: 'Error at a line of the list of sites',
  },
  address: {
    id: 'team.settingsProblem.address',
    defaultMessage:
      'This is not a valid IP address. Enter one such as 203.0.113.9, or a range such as 203.0.113.0/24.',
    description: 'Error at a line of the list of addresses',
  },
  ownHost: {
    id: 'team.settingsProblem.ownHost',
    defaultMessage: 'You would lock yourself out: the site you are using is not in the list. Add it, too.',
    description: 'Error below the list of sites',
  },
  ownAddress: {
    id: 'team.settingsProblem.ownAddress',
    defaultMessage: 'You would lock yourself out: your current IP address is not in the list. Add it, too.',
    description: 'Error below the list of addresses',
  },
});

/** What the server says of the settings of a group, by its codes. */
export const settingsProblems: ProblemTexts = {
  ...teamProblems,
  'groups.name-invalid': messages.name,
  'groups.time-zone-unknown': messages.zone,
  'groups.front-host-invalid': messages.host,
  'groups.address-invalid': messages.address,
  'groups.own-host-missing': messages.ownHost,
  'groups.own-address-missing': messages.ownAddress,
};
