import { defineMessages } from '../../i18n/define-messages';

export const ownInvitationMessages = defineMessages({
  title: {
    id: 'account.invitation.title',
    defaultMessage: 'Invitations to you',
    description: 'Heading of open invitations',
  },
  text: {
    id: 'account.invitation.text',
    defaultMessage:
      '{inviter} invites you as {role, select, admin {admin} other {general member}}. Open until {date}.',
    description: 'Below the name of a group',
  },
  accept: { id: 'account.invitation.accept', defaultMessage: 'Accept', description: 'Button' },
  acceptOf: {
    id: 'account.invitation.acceptOf',
    defaultMessage: 'Accept: {name}',
    description: 'Name of the button for screen readers; begins with its visible text; name of a group',
  },
  decline: { id: 'account.invitation.decline', defaultMessage: 'Decline', description: 'Button' },
  declineOf: {
    id: 'account.invitation.declineOf',
    defaultMessage: 'Decline: {name}',
    description: 'Name of the button for screen readers; begins with its visible text; name of a group',
  },
  accepted: {
    id: 'account.invitation.accepted',
    defaultMessage: 'You are now a member of {name}.',
    description: 'Said after an invitation was accepted',
  },
  declined: {
    id: 'account.invitation.declined',
    defaultMessage: 'You declined the invitation to {name}.',
    description: 'Said after an invitation was declined',
  },
  closed: {
    id: 'account.invitation.closed',
    defaultMessage:
      'This invitation can no longer be answered: it was already answered, withdrawn, or has expired.',
    description: 'Error at an invitation',
  },
});
