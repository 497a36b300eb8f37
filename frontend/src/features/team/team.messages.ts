import { defineMessages } from '../../i18n/define-messages';

export const teamPageMessages = defineMessages({
  title: {
    id: 'team.page.title',
    defaultMessage: 'Team',
    description: 'Heading of the page of a group’s members',
  },
  lead: {
    id: 'team.page.lead',
    defaultMessage: 'Members of this group and pending invitations.',
    description: 'Below the heading',
  },
  invite: {
    id: 'team.page.invite',
    defaultMessage: 'Invite people',
    description: 'Button that opens the dialog of invitations',
  },
  aloneText: {
    id: 'team.page.aloneText',
    defaultMessage:
      'People you invite share the links, statistics and plan of this group. Everyone logs in with their own account, and the activities show who did what.',
    description: 'What a team is for',
  },
});

export const seatMessages = defineMessages({
  label: { id: 'team.seats.label', defaultMessage: 'Seats', description: 'Name of the meter of taken seats' },
  count: {
    id: 'team.seats.count',
    defaultMessage: '{used, number} of {limit, number} seats taken',
    description: 'How many seats of the plan are taken',
  },
  unlimited: {
    id: 'team.seats.unlimited',
    defaultMessage: '{used, number} taken, without a limit',
    description: 'How many seats are taken where the plan has no limit',
  },
  explained: {
    id: 'team.seats.explained',
    defaultMessage:
      'The creator of the group needs no seat. Every other member and every pending invitation takes one.',
    description: 'Explains what is counted',
  },
  full: {
    id: 'team.seats.full',
    defaultMessage: 'All seats are taken.',
    description: 'The plan pays for no more members; what a larger plan has follows',
  },
  over: {
    id: 'team.seats.over',
    defaultMessage:
      'The group has more members than seats. The members who joined last have read-only access.',
    description: 'The plan has become smaller than the team',
  },
  larger: {
    id: 'team.seats.larger',
    defaultMessage: '{plan} has {count, number}.',
    description: 'A larger plan and how many seats it has; follows “All seats are taken.”',
  },
  compare: { id: 'team.seats.compare', defaultMessage: 'Compare plans', description: 'Link to the prices' },
});

export const memberMessages = defineMessages({
  heading: {
    id: 'team.member.heading',
    defaultMessage: 'Members',
    description: 'Heading of the list of members',
  },
  you: {
    id: 'team.member.you',
    defaultMessage: 'You',
    description: 'Mark of the reader in the list of members',
  },
  readOnly: {
    id: 'team.member.readOnly',
    defaultMessage: 'View only',
    description: 'Mark of a member who may look but not change anything',
  },
  readOnlyText: {
    id: 'team.member.readOnlyText',
    defaultMessage:
      '“View only” marks members beyond the plan’s seats: they can see everything but change nothing. Upgrade the plan or remove members to restore access.',
    description: 'Explains the mark; the quoted text is the mark itself',
  },
  admin: { id: 'team.member.admin', defaultMessage: 'Admin', description: 'Role of a member' },
  general: { id: 'team.member.general', defaultMessage: 'General member', description: 'Role of a member' },
  roleOf: {
    id: 'team.member.roleOf',
    defaultMessage: 'Role of {name}',
    description: 'Name of the button that opens the choice of a role',
  },
  joined: {
    id: 'team.member.joined',
    defaultMessage: 'Joined {when}',
    description: 'When somebody became a member; “when” is like “3 days ago” or a date',
  },
  remove: {
    id: 'team.member.remove',
    defaultMessage: 'Remove',
    description: 'Button that takes a member out of the group',
  },
  removeOf: {
    id: 'team.member.removeOf',
    defaultMessage: 'Remove {name}',
    description: 'The same with the name, for screen readers; must begin with the text of the button',
  },
  removeTitle: {
    id: 'team.member.removeTitle',
    defaultMessage: 'Remove {name}?',
    description: 'Asked before a member is removed',
  },
  removeText: {
    id: 'team.member.removeText',
    defaultMessage:
      '{name} loses access to this group immediately. Links that {name} created stay with the group, and the seat becomes available.',
    description: 'What happens when a member is removed',
  },
  removed: {
    id: 'team.member.removed',
    defaultMessage: '{name} was removed from the group',
    description: 'Announced after a member was removed',
  },
  roleChanged: {
    id: 'team.member.roleChanged',
    defaultMessage: '{name} is now {admin, select, yes {an admin} other {a general member}}',
    description: 'Announced after the role of a member was changed',
  },
  leave: {
    id: 'team.member.leave',
    defaultMessage: 'Leave the group',
    description: 'Button, and question, with which somebody leaves',
  },
  leaveText: {
    id: 'team.member.leaveText',
    defaultMessage:
      'You lose access to the links and statistics of {group} immediately. What you created stays with the group. To return you need a new invitation.',
    description: 'What happens when somebody leaves',
  },
  left: {
    id: 'team.member.left',
    defaultMessage: 'You have left {group}',
    description: 'Announced after somebody left',
  },
});

export const inviteeMessages = defineMessages({
  heading: {
    id: 'team.invitee.heading',
    defaultMessage: 'Invitations',
    description: 'Heading of the list of invitations',
  },
  number: {
    id: 'team.invitee.number',
    defaultMessage: 'Member number {id}',
    description: 'Who is invited, where a number and no address was given',
  },
  hidden: {
    id: 'team.invitee.hidden',
    defaultMessage: 'An invited person',
    description: 'Instead of an address: only admins are told whom an invitation is for',
  },
  hiddenText: {
    id: 'team.invitee.hiddenText',
    defaultMessage: 'Only admins can see who was invited.',
    description: 'Above the list, for general members',
  },
  pending: {
    id: 'team.invitee.pending',
    defaultMessage: 'Pending',
    description: 'State of an invitation',
  },
  declined: {
    id: 'team.invitee.declined',
    defaultMessage: 'Declined',
    description: 'State of an invitation',
  },
  expired: { id: 'team.invitee.expired', defaultMessage: 'Expired', description: 'State of an invitation' },
  accepted: {
    id: 'team.invitee.accepted',
    defaultMessage: 'Accepted',
    description: 'State of an invitation',
  },
  asAdmin: {
    id: 'team.invitee.asAdmin',
    defaultMessage: 'as admin',
    description: 'Role that the person is invited for',
  },
  asGeneral: {
    id: 'team.invitee.asGeneral',
    defaultMessage: 'as general member',
    description: 'Role that the person is invited for',
  },
  until: {
    id: 'team.invitee.until',
    defaultMessage: 'Expires on {date}',
    description: 'How long an invitation can be answered',
  },
  since: {
    id: 'team.invitee.since',
    defaultMessage: 'Expired on {date}',
    description: 'An invitation that has run out',
  },
  resend: {
    id: 'team.invitee.resend',
    defaultMessage: 'Send again',
    description: 'Button that sends the mail of an invitation again',
  },
  resendOf: {
    id: 'team.invitee.resendOf',
    defaultMessage: 'Send again to {who}',
    description: 'The same with the address, for screen readers; must begin with the text of the button',
  },
  resent: {
    id: 'team.invitee.resent',
    defaultMessage: 'The invitation to {who} was sent again',
    description: 'Announced and shown after sending again',
  },
  cancel: {
    id: 'team.invitee.cancel',
    defaultMessage: 'Cancel invitation',
    description: 'Button that takes an invitation back',
  },
  cancelOf: {
    id: 'team.invitee.cancelOf',
    defaultMessage: 'Cancel invitation to {who}',
    description: 'The same with the address; must begin with the text of the button',
  },
  cancelTitle: {
    id: 'team.invitee.cancelTitle',
    defaultMessage: 'Cancel the invitation to {who}?',
    description: 'Asked before an invitation is taken back',
  },
  cancelText: {
    id: 'team.invitee.cancelText',
    defaultMessage:
      'The link in the email stops working, and the seat becomes available. You can invite the person again at any time.',
    description: 'What happens when an invitation is taken back',
  },
  cancelled: {
    id: 'team.invitee.cancelled',
    defaultMessage: 'The invitation to {who} was cancelled',
    description: 'Announced after an invitation was taken back',
  },
  keep: { id: 'team.invitee.keep', defaultMessage: 'Keep it', description: 'Answer: the invitation stays' },
  forget: {
    id: 'team.invitee.forget',
    defaultMessage: 'Remove from the list',
    description: 'Button that takes an invitation that nobody can answer any more out of the list',
  },
  forgotten: {
    id: 'team.invitee.forgotten',
    defaultMessage: '{who} was removed from the list',
    description: 'Announced after an invitation was taken out of the list',
  },
  forgetOf: {
    id: 'team.invitee.forgetOf',
    defaultMessage: 'Remove from the list: {who}',
    description: 'The same with the address; must begin with the text of the button',
  },
});
