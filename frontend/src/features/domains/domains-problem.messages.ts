import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  unknown: {
    id: 'domains.problem.unknown',
    defaultMessage: 'This domain is no longer yours. Choose another one.',
    description: 'Error: the chosen host cannot be used',
  },
  taken: {
    id: 'domains.problem.taken',
    defaultMessage: 'Another link on that domain has taken this slug. Rename this link first.',
    description: 'Error: the move came too late',
  },
  linkGone: {
    id: 'domains.problem.linkGone',
    defaultMessage: 'This link no longer exists here: it was deleted or moved to another group.',
    description: 'Error: the link cannot be found',
  },
  notAllowed: {
    id: 'domains.problem.notAllowed',
    defaultMessage: 'Only the link’s creator and admins of the group can move it.',
    description: 'Error: a link of somebody else',
  },
  seatReadOnly: {
    id: 'domains.problem.seatReadOnly',
    defaultMessage:
      'You have read-only access, because the plan of the group has too few seats. Ask an admin to upgrade.',
    description: 'Error: the reader may not change anything',
  },
});

/** What is wrong with an app. */
const apps = defineMessages({
  apple: {
    id: 'domains.problem.apple',
    defaultMessage:
      'Enter the team ID (ten capital letters and digits), a full stop and the bundle ID: AB12CD34EF.tw.example.shop',
    description: 'Error below the name of an iPhone app',
  },
  android: {
    id: 'domains.problem.android',
    defaultMessage: 'Enter the package name as shown in Google Play: tw.example.shop',
    description: 'Error below the name of an Android app',
  },
  path: {
    id: 'domains.problem.path',
    defaultMessage: 'A path must start with a slash and contain no spaces, such as /shop-* or NOT /about.',
    description: 'Error below paths',
  },
  fingerprint: {
    id: 'domains.problem.fingerprint',
    defaultMessage: 'A fingerprint has 32 pairs of hexadecimal digits (0 to 9 and A to F).',
    description: 'Error below fingerprints of certificates',
  },
  fingerprintMissing: {
    id: 'domains.problem.fingerprintMissing',
    defaultMessage: 'Android requires at least one fingerprint.',
    description: 'Error below fingerprints of certificates',
  },
  repeated: {
    id: 'domains.problem.repeated',
    defaultMessage: 'This app is already in the list.',
    description: 'Error below the name of an app',
  },
  adminOnly: {
    id: 'domains.problem.adminOnly',
    defaultMessage:
      'Only admins can do this. Switch to a group of which you are an admin, such as your home group.',
    description: 'Error: the reader acts in a group as a general member',
  },
});

/** What the server says of domains, by its codes. */
export const domainProblems: ProblemTexts = {
  'domains.domain-unknown': messages.unknown,
  'links.slug-taken': messages.taken,
  'links.link-does-not-exist': messages.linkGone,
  'links.link-deleted': messages.linkGone,
  'links.not-allowed': messages.notAllowed,
  'plan.seat-read-only': messages.seatReadOnly,
  'domains.domain-does-not-exist': messages.unknown,
  'domains.apple-app-invalid': apps.apple,
  'domains.android-app-invalid': apps.android,
  'domains.app-path-invalid': apps.path,
  'domains.fingerprint-invalid': apps.fingerprint,
  'domains.fingerprint-missing': apps.fingerprintMissing,
  'domains.app-repeated': apps.repeated,
  'groups.admin-only': apps.adminOnly,
};
