import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

export const weeklyMessages = defineMessages({
  section: {
    id: 'account.weekly.section',
    defaultMessage: 'Weekly report by email',
    description: 'Section of the settings: a mail on Mondays with the clicks of a group',
  },
  lead: {
    id: 'account.weekly.lead',
    defaultMessage:
      'On Monday morning: last week’s clicks compared with the week before, the most clicked links and the top sources. Choose the groups.',
    description: 'Below the heading of the section; a switch for each group follows',
  },
  paused: {
    id: 'account.weekly.paused',
    defaultMessage: 'Not sent while this group admits only certain IP addresses.',
    description: 'Below the switch of a group whose report is not sent for now',
  },
  endTitle: {
    id: 'account.weekly.endTitle',
    defaultMessage: 'Stop the weekly report?',
    description: 'Heading of the page that the link in the mail opens',
  },
  endLead: {
    id: 'account.weekly.endLead',
    defaultMessage:
      'You will no longer receive the weekly report of this group by email. You need not log in.',
    description: 'Below the heading of that page',
  },
  end: {
    id: 'account.weekly.end',
    defaultMessage: 'Stop the report',
    description: 'Button that ends the mails',
  },
  ending: {
    id: 'account.weekly.ending',
    defaultMessage: 'Stopping…',
    description: 'The same button while the server is asked',
  },
  ended: {
    id: 'account.weekly.ended',
    defaultMessage: 'The weekly report is off',
    description: 'Heading after the mails were ended',
  },
  endedText: {
    id: 'account.weekly.endedText',
    defaultMessage: 'You can turn it on again in the settings.',
    description: 'Below that heading, above a link to the settings',
  },
  settings: {
    id: 'account.weekly.settings',
    defaultMessage: 'Open the settings',
    description: 'Link to the account settings',
  },
  linkInvalid: {
    id: 'account.weekly.linkInvalid',
    defaultMessage:
      'This link is not complete. Open it from the email again, or turn the report off in the settings.',
    description: 'Error: the address of the page was cut on its way',
  },
});

export const weeklyProblems: ProblemTexts = {
  'weekly-reports.link-invalid': weeklyMessages.linkInvalid,
};
