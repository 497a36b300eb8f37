import { defineMessages } from '../../i18n/define-messages';

/** The page that an invitation leads to. */
export const invitationMessages = defineMessages({
  heading: {
    id: 'groups.invitation.heading',
    defaultMessage: 'Your invitation',
    description: 'Heading while the invitation is on its way, and title of the tab',
  },
  loading: {
    id: 'groups.invitation.loading',
    defaultMessage: 'Loading the invitation…',
    description: 'Said to screen readers meanwhile',
  },
  title: {
    id: 'groups.invitation.title',
    defaultMessage: 'Join {name}?',
    description: 'Heading of an invitation that can be answered; name of the group',
  },
  lead: {
    id: 'groups.invitation.lead',
    defaultMessage: '{inviter} invites you to share links, statistics and the plan of the group.',
    description: 'Below that heading; name of whoever invites',
  },
  role: { id: 'groups.invitation.role', defaultMessage: 'Your role', description: 'Label of a fact' },
  roleAdmin: {
    id: 'groups.invitation.roleAdmin',
    defaultMessage: 'Admin: also manages members and settings',
    description: 'The role that somebody is invited to',
  },
  roleMember: {
    id: 'groups.invitation.roleMember',
    defaultMessage: 'General member: creates and edits links',
    description: 'The role that somebody is invited to',
  },
  invitedAs: {
    id: 'groups.invitation.invitedAs',
    defaultMessage: 'For',
    description: 'Label of a fact: the address that the invitation is for',
  },
  until: {
    id: 'groups.invitation.until',
    defaultMessage: 'Open until',
    description: 'Label of a fact: until when the invitation can be answered',
  },
  signedInAs: {
    id: 'groups.invitation.signedInAs',
    defaultMessage: 'You are logged in as {email}.',
    description: 'Below the facts',
  },
  accept: { id: 'groups.invitation.accept', defaultMessage: 'Accept', description: 'Button' },
  accepting: {
    id: 'groups.invitation.accepting',
    defaultMessage: 'Joining…',
    description: 'The button meanwhile',
  },
  decline: { id: 'groups.invitation.decline', defaultMessage: 'Decline', description: 'Button' },
  declineTitle: {
    id: 'groups.invitation.declineTitle',
    defaultMessage: 'Decline this invitation?',
    description: 'Heading of the question before declining',
  },
  declineText: {
    id: 'groups.invitation.declineText',
    defaultMessage: 'This cannot be undone: to join {name} later, you need another invitation.',
    description: 'Below that question',
  },
  keep: {
    id: 'groups.invitation.keep',
    defaultMessage: 'Not now',
    description: 'Answer to that question: think it over',
  },
  signIn: {
    id: 'groups.invitation.signIn',
    defaultMessage: 'Log in or sign up with the invited address. You return here afterwards.',
    description: 'Above the buttons, for whoever is not signed in',
  },
  logIn: { id: 'groups.invitation.logIn', defaultMessage: 'Log in', description: 'Button' },
  signUp: { id: 'groups.invitation.signUp', defaultMessage: 'Sign up', description: 'Button' },
  otherTitle: {
    id: 'groups.invitation.otherTitle',
    defaultMessage: 'This invitation is for another account',
    description: 'Heading of a note: somebody else is signed in than who is invited',
  },
  otherText: {
    id: 'groups.invitation.otherText',
    defaultMessage:
      'It is for {address}, and you are logged in as {email}. Log in with the invited address to accept it.',
    description: 'Below that heading',
  },
  otherUnknown: {
    id: 'groups.invitation.otherUnknown',
    defaultMessage: 'You are logged in as {email}. Log in with the account that was invited to accept it.',
    description: 'The same, when nobody knows whose account is meant',
  },
  useOther: {
    id: 'groups.invitation.useOther',
    defaultMessage: 'Use another account',
    description: 'Button: signs out and leads to the login page',
  },
  signOutFailed: {
    id: 'groups.invitation.signOutFailed',
    defaultMessage: 'You are still logged in: the server could not be reached. Please try again.',
    description: 'Announced when the account could not be left',
  },
  joinedTitle: {
    id: 'groups.invitation.joinedTitle',
    defaultMessage: 'You are now a member',
    description: 'Heading: the invitation was accepted, but the group could not be opened yet',
  },
  joinedText: {
    id: 'groups.invitation.joinedText',
    defaultMessage: 'You only need to switch to the group.',
    description: 'Below that heading',
  },
  enter: {
    id: 'groups.invitation.enter',
    defaultMessage: 'Switch to {name}',
    description: 'Button: goes on in the group that was joined',
  },
  refusedTitle: {
    id: 'groups.invitation.refusedTitle',
    defaultMessage: 'You have declined',
    description: 'Heading after declining',
  },
  refusedText: {
    id: 'groups.invitation.refusedText',
    defaultMessage: 'Nothing changes for you. The admins of {name} can see that you declined.',
    description: 'Below that heading',
  },
  missingTitle: {
    id: 'groups.invitation.missingTitle',
    defaultMessage: 'No invitation found',
    description: 'Heading: the page was opened without an invitation',
  },
  missingText: {
    id: 'groups.invitation.missingText',
    defaultMessage: 'Open the link in your invitation email.',
    description: 'Below that heading',
  },
  unknownTitle: {
    id: 'groups.invitation.unknownTitle',
    defaultMessage: 'This invitation no longer exists',
    description: 'Heading: the link of the mail leads to nothing',
  },
  unknownText: {
    id: 'groups.invitation.unknownText',
    defaultMessage:
      'It was withdrawn, or a newer one was sent. Look for the newest email, or ask whoever invited you.',
    description: 'Below that heading',
  },
  expiredTitle: {
    id: 'groups.invitation.expiredTitle',
    defaultMessage: 'This invitation has expired',
    description: 'Heading',
  },
  expiredText: {
    id: 'groups.invitation.expiredText',
    defaultMessage: 'It expired on {date}. Ask {inviter} for another one.',
    description: 'Below that heading',
  },
  acceptedTitle: {
    id: 'groups.invitation.acceptedTitle',
    defaultMessage: 'This invitation has been accepted',
    description: 'Heading',
  },
  acceptedText: {
    id: 'groups.invitation.acceptedText',
    defaultMessage: 'If this was you, you can find {name} in the group menu at the top.',
    description: 'Below that heading; name of the group',
  },
  declinedTitle: {
    id: 'groups.invitation.declinedTitle',
    defaultMessage: 'This invitation was declined',
    description: 'Heading',
  },
  declinedText: {
    id: 'groups.invitation.declinedText',
    defaultMessage: 'If this was a mistake, ask {inviter} for another one.',
    description: 'Below that heading',
  },
  failedTitle: {
    id: 'groups.invitation.failedTitle',
    defaultMessage: 'The invitation could not be loaded',
    description: 'Heading: no answer from the server',
  },
  failedText: {
    id: 'groups.invitation.failedText',
    defaultMessage: 'The invitation is still valid and stays in this tab.',
    description: 'Below that heading',
  },
  toGroups: {
    id: 'groups.invitation.toGroups',
    defaultMessage: 'See your groups and invitations',
    description: 'Button that leads to the settings',
  },
  toLinks: { id: 'groups.invitation.toLinks', defaultMessage: 'Go to your links', description: 'Button' },
  toHome: { id: 'groups.invitation.toHome', defaultMessage: 'Go to the home page', description: 'Button' },
});
