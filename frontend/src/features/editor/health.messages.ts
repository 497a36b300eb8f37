import { defineMessages } from '../../i18n/define-messages';

export const healthMessages = defineMessages({
  title: {
    id: 'editor.health.title',
    defaultMessage: 'When the destination is down',
    description:
      'Heading of a section: where visitors go while the page that the link leads to does not answer',
  },
  lead: {
    id: 'editor.health.lead',
    defaultMessage:
      'We look at the destination from time to time and tell you when it goes down. Until it is back, visitors can go elsewhere.',
    description: 'Below that heading',
  },
  present: {
    id: 'editor.health.present',
    defaultMessage: 'How the destination is',
    description: 'Name of a list of what was seen of the destination',
  },
  state: {
    id: 'editor.health.state',
    defaultMessage:
      '{state, select, up {It answers} down {It is down} doubtful {Not sure} other {Not known}}',
    description: 'How the page that the link leads to is',
  },
  upSince: {
    id: 'editor.health.upSince',
    defaultMessage: 'Has answered each time since {when}',
    description: 'Of the page that the link leads to; "when" is a day and a time',
  },
  downSince: {
    id: 'editor.health.downSince',
    defaultMessage: 'No answer since {when}',
    description: 'Of the page that the link leads to; "when" is a day and a time',
  },
  doubtful: {
    id: 'editor.health.doubtful',
    defaultMessage: 'It failed lately. We look again soon, before we call it down.',
    description: 'Of the page that the link leads to',
  },
  unseen: {
    id: 'editor.health.unseen',
    defaultMessage: 'Nobody has looked yet.',
    description: 'Of the page that the link leads to',
  },
  last: {
    id: 'editor.health.last',
    defaultMessage: 'Last look {when}: {finding}',
    description: '"when" like "5 minutes ago"; "finding" like "answered with status 200"',
  },
  status: {
    id: 'editor.health.status',
    defaultMessage: 'it answered with status {status}',
    description: 'What was found; "status" is a number such as 404',
  },
  problem: {
    id: 'editor.health.problem',
    defaultMessage:
      '{problem, select, host {there is no host of this name} answer {nobody answered} slow {the answer took too long} redirects {it sends visitors on and on} other {it cannot be looked at from here}}',
    description: 'What was found at the address that the link leads to',
  },
  backup: {
    id: 'editor.health.backup',
    defaultMessage: 'Backup address',
    description: 'Label of a field: where visitors go while the destination is down',
  },
  backupHint: {
    id: 'editor.health.backupHint',
    defaultMessage: 'Visitors go there while the destination is down. May stay empty.',
    description: 'Below that field',
  },
  diverted: {
    id: 'editor.health.diverted',
    defaultMessage: 'Visitors go to the backup address now.',
    description: 'While the destination is down',
  },
  lost: {
    id: 'editor.health.lost',
    defaultMessage:
      'Visitors arrive at a page that does not work. Give a backup address to send them elsewhere.',
    description: 'While the destination is down and there is no backup address',
  },
});
