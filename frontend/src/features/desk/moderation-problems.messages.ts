import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  isAdmin: {
    id: 'desk.site.problem.isAdmin',
    defaultMessage: 'This person runs the site. Remove their address from ADMIN_EMAILS first.',
    description: 'Error: the account of an administrator cannot be suspended',
  },
  adminNotViewed: {
    id: 'desk.site.problem.adminNotViewed',
    defaultMessage: 'This person runs the site. Their screens cannot be viewed.',
    description: 'Error: the screens of an administrator are nobody else’s to see',
  },
  leftGroup: {
    id: 'desk.site.problem.leftGroup',
    defaultMessage: 'This person is no longer in that group. Search again.',
    description: 'Error',
  },
  nothingToUndo: {
    id: 'desk.site.problem.nothingToUndo',
    defaultMessage: 'It has been undone already.',
    description: 'Error',
  },
  gone: {
    id: 'desk.site.problem.gone',
    defaultMessage: 'It no longer exists.',
    description: 'Error: what something was to be done to is gone',
  },
  noteMissing: {
    id: 'desk.site.problem.noteMissing',
    defaultMessage: 'Say why.',
    description: 'Error below the field for a note',
  },
  noteLong: {
    id: 'desk.site.problem.noteLong',
    defaultMessage: 'At most 500 characters.',
    description: 'Error below the field for a note',
  },
  notConfirmed: {
    id: 'desk.site.problem.notConfirmed',
    defaultMessage: 'Type exactly what is asked for.',
    description: 'Error below the field for a confirmation',
  },
});

/** By the server's codes. */
export const moderationProblems: ProblemTexts = {
  'desk.site-admin-not-suspended': messages.isAdmin,
  'desk.site-admin-not-viewed': messages.adminNotViewed,
  'groups.not-a-member': messages.leftGroup,
  'desk.nothing-to-undo': messages.nothingToUndo,
  'desk.person-does-not-exist': messages.gone,
  'desk.browser-does-not-exist': messages.gone,
  'domains.brand-domain-does-not-exist': messages.gone,
  'desk.action-does-not-exist': messages.gone,
  'links.link-does-not-exist': messages.gone,
  'reports.link-gone': messages.gone,
  'reports.text-missing': messages.noteMissing,
  'reports.text-too-long': messages.noteLong,
  'desk.confirmation-needed': messages.notConfirmed,
};
