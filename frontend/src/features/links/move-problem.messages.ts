import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  inTrash: {
    id: 'list.problem.inTrash',
    defaultMessage: 'This link has been deleted, so it cannot be moved.',
    description: 'Error: a deleted link was to move to another group',
  },
  alreadyThere: {
    id: 'list.problem.alreadyThere',
    defaultMessage: 'The link is already in this group. Choose another one.',
    description: 'Error in the choice of groups',
  },
  targetUnknown: {
    id: 'list.problem.targetUnknown',
    defaultMessage: 'You are no longer a member of this group. Choose another one.',
    description: 'Error in the choice of groups',
  },
  targetReadOnly: {
    id: 'list.problem.targetReadOnly',
    defaultMessage:
      'You have read-only access to this group, because its plan has too few seats. Choose another one, or ask one of its admins to upgrade.',
    description: 'Error in the choice of groups',
  },
  seatReadOnly: {
    id: 'list.problem.seatReadOnly',
    defaultMessage:
      'You have read-only access, because the plan of the group has too few seats. Ask an admin to upgrade.',
    description: 'Error: the reader may not change anything in the group that has the link',
  },
  neverTransferred: {
    id: 'list.problem.neverTransferred',
    defaultMessage: 'The link has already been returned.',
    description: 'Error: a link was to be returned that is in the group where it was made',
  },
  firstGroupEnded: {
    id: 'list.problem.firstGroupEnded',
    defaultMessage: 'The link’s original group no longer exists, so it stays here.',
    description: 'Error: a link cannot be returned',
  },
  limitReached: {
    id: 'list.problem.limitReached',
    defaultMessage:
      'This link has an edited preview, and the target group’s plan has reached its limit of edited previews.',
    description:
      'Error: a link was to move to a group that may have no more links with a preview of their own',
  },
  notAllowed: {
    id: 'list.problem.notAllowed',
    defaultMessage: 'Only the link’s creator and admins of the group can move it.',
    description: 'Error: a link of somebody else was to move to another group',
  },
  gone: {
    id: 'list.problem.gone',
    defaultMessage: 'This link is no longer in your groups. Reload the page.',
    description: 'Error: somebody else has moved the link away meanwhile',
  },
  addressNotAllowed: {
    id: 'list.problem.addressNotAllowed',
    defaultMessage: 'That group can only be used from certain networks, and yours is not one of them.',
    description: 'Error: the group lets in calls from some addresses only',
  },
});

/** What the server says of links on their way between groups, by its codes. */
export const moveProblems: ProblemTexts = {
  'links.in-trash': messages.inTrash,
  'links.already-in-group': messages.alreadyThere,
  'links.target-unknown': messages.targetUnknown,
  'links.target-read-only': messages.targetReadOnly,
  'plan.seat-read-only': messages.seatReadOnly,
  'plan.limit-reached': messages.limitReached,
  'links.never-transferred': messages.neverTransferred,
  'links.first-group-ended': messages.firstGroupEnded,
  'links.not-allowed': messages.notAllowed,
  'links.link-does-not-exist': messages.gone,
  'groups.ip-not-allowed': messages.addressNotAllowed,
};
