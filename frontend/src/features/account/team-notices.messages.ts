import { defineMessages } from '../../i18n/define-messages';

export const teamNoticeTexts = defineMessages({
  invited: {
    id: 'account.notice.invited',
    defaultMessage: '{who, select, known {{person}} other {Someone}} invited you to {group}.',
    description: 'Notification; person by name, group like “the group ‘Tea’”',
  },
  invitationAccepted: {
    id: 'account.notice.invitationAccepted',
    defaultMessage: '{who, select, known {{person}} other {Someone}} accepted your invitation to {group}.',
    description: 'Notification',
  },
  roleChanged: {
    id: 'account.notice.roleChanged',
    defaultMessage:
      '{who, select, known {{person}} other {An admin}} made you {level, select, 2 {an admin} other {a general member}} of {group}.',
    description: 'Notification',
  },
  removedFromGroup: {
    id: 'account.notice.removedFromGroup',
    defaultMessage:
      '{who, select, known {{person}} other {An admin}} removed you from {group}. Your links stay with the group.',
    description: 'Notification',
  },
  limitNeared: {
    id: 'account.notice.limitNeared',
    defaultMessage: 'The limit “{limit}” of {group} is nearly reached: {used, number} of {allowed, number}.',
    description: 'Notification; limit like “Tags”',
  },
  limitReached: {
    id: 'account.notice.limitReached',
    defaultMessage: 'The limit “{limit}” of {group} is reached: {used, number} of {allowed, number}.',
    description: 'Notification; limit like “Tags”',
  },
  planChanged: {
    id: 'account.notice.planChanged',
    defaultMessage:
      '{knowsPlan, select, true {The plan of {group} is now {plan}.} other {The plan of {group} has changed.}}',
    description: 'Notification; plan like “Classic”, unknown for a moment',
  },
});

export const teamNoticeNames = defineMessages({
  group: {
    id: 'account.noticeName.group',
    defaultMessage: 'the group “{name}”',
    description: 'In a notification: a group by its name',
  },
  goneGroup: {
    id: 'account.noticeName.goneGroup',
    defaultMessage: 'a deleted group',
    description: 'In a notification: a group that was deleted',
  },
  otherLimit: {
    id: 'account.noticeName.otherLimit',
    defaultMessage: 'a plan limit',
    description: 'In a notification: a limit without a name of its own',
  },
});

export const teamNoticeKinds = defineMessages({
  invited: {
    id: 'account.noticeKind.invited',
    defaultMessage: 'Invitations to groups',
    description: 'Kind of notifications',
  },
  invitationAccepted: {
    id: 'account.noticeKind.invitationAccepted',
    defaultMessage: 'Accepted invitations',
    description: 'Kind of notifications',
  },
  roleChanged: {
    id: 'account.noticeKind.roleChanged',
    defaultMessage: 'Changes to your role in a group',
    description: 'Kind of notifications',
  },
  removedFromGroup: {
    id: 'account.noticeKind.removedFromGroup',
    defaultMessage: 'Removals from a group',
    description: 'Kind of notifications',
  },
  limitNeared: {
    id: 'account.noticeKind.limitNeared',
    defaultMessage: 'Plan limits nearly reached',
    description: 'Kind of notifications',
  },
  limitReached: {
    id: 'account.noticeKind.limitReached',
    defaultMessage: 'Plan limits reached',
    description: 'Kind of notifications',
  },
  planChanged: {
    id: 'account.noticeKind.planChanged',
    defaultMessage: 'Changes to a group’s plan',
    description: 'Kind of notifications',
  },
});
