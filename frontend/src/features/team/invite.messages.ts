import { defineMessages } from '../../i18n/define-messages';

export const inviteMessages = defineMessages({
  title: {
    id: 'team.invite.title',
    defaultMessage: 'Invite people',
    description: 'Heading of the dialog of invitations',
  },
  who: {
    id: 'team.invite.who',
    defaultMessage: 'Email addresses or member numbers',
    description: 'Label of the field',
  },
  whoHint: {
    id: 'team.invite.whoHint',
    defaultMessage:
      'Separate several entries by commas, spaces or line breaks, or paste a column of a spreadsheet.',
    description: 'Below the field',
  },
  entries: {
    id: 'team.invite.entries',
    defaultMessage: 'People to invite',
    description: 'Name of the list of addresses in the field, for screen readers',
  },
  number: {
    id: 'team.invite.number',
    defaultMessage: 'No. {id}',
    description: 'A member number among the addresses',
  },
  drop: {
    id: 'team.invite.drop',
    defaultMessage: 'Remove {who}',
    description: 'Name of the button that takes an address out of the field',
  },
  role: {
    id: 'team.invite.role',
    defaultMessage: 'Role',
    description: 'Label of the choice between the roles',
  },
  adminText: {
    id: 'team.invite.adminText',
    defaultMessage: 'Admins also invite and remove people, change roles and edit the group’s settings.',
    description: 'Explains the role',
  },
  generalText: {
    id: 'team.invite.generalText',
    defaultMessage: 'General members create and edit links and view their statistics.',
    description: 'Explains the role',
  },
  seats: {
    id: 'team.invite.seats',
    defaultMessage: 'Seats needed: {count, number}. Seats available: {left, number}.',
    description: 'How many seats these invitations take',
  },
  tooMany: {
    id: 'team.invite.tooMany',
    defaultMessage: 'There are not enough seats for all of them.',
    description: 'The plan does not pay for so many',
  },
  mail: {
    id: 'team.invite.mail',
    defaultMessage:
      'Everyone gets an email with a link that works for 14 days. People without an account get it in the language of this page.',
    description: 'What happens next',
  },
  send: { id: 'team.invite.send', defaultMessage: 'Send invitations', description: 'Button' },
  sending: {
    id: 'team.invite.sending',
    defaultMessage: 'Sending…',
    description: 'While the invitations are being sent',
  },
  sentTitle: {
    id: 'team.invite.sentTitle',
    defaultMessage: 'Invitations sent',
    description: 'Heading after they were sent',
  },
  sentText: {
    id: 'team.invite.sentText',
    defaultMessage: 'They can be answered until {date}.',
    description: 'After invitations were sent',
  },
  done: { id: 'team.invite.done', defaultMessage: 'Done', description: 'Button that closes the dialog' },
});
