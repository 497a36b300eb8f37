import { defineMessages } from '../../i18n/define-messages';

export const healthMessages = defineMessages({
  title: {
    id: 'editor.health.title',
    defaultMessage: 'Destination monitoring',
    description:
      'Heading of a section: where visitors go while the page that the link leads to does not answer',
  },
  lead: {
    id: 'editor.health.lead',
    defaultMessage:
      'We check the destination regularly and notify you when it goes down. Until it is back up, visitors can be sent elsewhere.',
    description: 'Below that heading',
  },
  present: {
    id: 'editor.health.present',
    defaultMessage: 'State of the destination',
    description: 'Name of a list of what was seen of the destination',
  },
  state: {
    id: 'editor.health.state',
    defaultMessage: '{state, select, up {Up} down {Down} doubtful {Uncertain} other {Unknown}}',
    description: 'How the page that the link leads to is',
  },
  upSince: {
    id: 'editor.health.upSince',
    defaultMessage: 'Up since {when}',
    description: 'Of the page that the link leads to; "when" is a day and a time',
  },
  downSince: {
    id: 'editor.health.downSince',
    defaultMessage: 'Down since {when}',
    description: 'Of the page that the link leads to; "when" is a day and a time',
  },
  doubtful: {
    id: 'editor.health.doubtful',
    defaultMessage: 'Recent checks failed. We check again soon before we report it as down.',
    description: 'Of the page that the link leads to',
  },
  unseen: {
    id: 'editor.health.unseen',
    defaultMessage: 'Not checked yet.',
    description: 'Of the page that the link leads to',
  },
  last: {
    id: 'editor.health.last',
    defaultMessage: 'Last check {when}: {finding}',
    description: '"when" like "5 minutes ago"; "finding" like "answered with status 200"',
  },
  status: {
    id: 'editor.health.status',
    defaultMessage: 'it responded with status {status}',
    description: 'What was found; "status" is a number such as 404',
  },
  problem: {
    id: 'editor.health.problem',
    defaultMessage:
      '{problem, select, host {the host does not exist} answer {no response} slow {the response timed out} redirects {too many redirects} other {it cannot be checked from here}}',
    description: 'What was found at the address that the link leads to',
  },
  backup: {
    id: 'editor.health.backup',
    defaultMessage: 'Backup URL',
    description: 'Label of a field: where visitors go while the destination is down',
  },
  backupHint: {
    id: 'editor.health.backupHint',
    defaultMessage: 'Optional. Visitors are sent here while the destination is down.',
    description: 'Below that field',
  },
  diverted: {
    id: 'editor.health.diverted',
    defaultMessage: 'Visitors are currently sent to the backup URL.',
    description: 'While the destination is down',
  },
  lost: {
    id: 'editor.health.lost',
    defaultMessage: 'Visitors arrive at a page that does not work. Set a backup URL to send them elsewhere.',
    description: 'While the destination is down and there is no backup address',
  },
});
