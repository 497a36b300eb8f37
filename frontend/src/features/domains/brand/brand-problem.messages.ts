import { defineMessages } from '../../../i18n/define-messages';
import type { ProblemTexts } from '../../../shared/ui/problem.messages';

const messages = defineMessages({
  yours: {
    id: 'brand.problem.yours',
    defaultMessage: 'This group has this domain already.',
    description: 'Error below the field for a domain',
  },
  taken: {
    id: 'brand.problem.taken',
    defaultMessage: 'Another group uses this domain. Ask them to give it up, or contact us.',
    description: 'Error below the field for a domain',
  },
  ownHost: {
    id: 'brand.problem.ownHost',
    defaultMessage: 'This name belongs to this site. For a name below it, choose a subdomain instead.',
    description: 'Error below the field for a domain',
  },
  specialUse: {
    id: 'brand.problem.specialUse',
    defaultMessage: 'This name leads nowhere on the internet. Choose another one.',
    description: 'Error below the field for a domain',
  },
  invalid: {
    id: 'brand.problem.invalid',
    defaultMessage: 'Enter a domain of two to four parts, such as go.example.com.',
    description: 'Error below the field for a domain',
  },
  suffix: {
    id: 'brand.problem.suffix',
    defaultMessage: 'Domains are registered below this name. Enter one of your own, such as example.com.tw.',
    description: 'Error below the field for a domain: a public suffix',
  },
  privateSuffix: {
    id: 'brand.problem.privateSuffix',
    defaultMessage:
      'This name belongs to a platform, and only the platform can lead it here. Use a domain of your own.',
    description: 'Error below the field for a domain, such as name.github.io',
  },
  wildcard: {
    id: 'brand.problem.wildcard',
    defaultMessage: 'A domain with an asterisk cannot be used. Enter one name, such as go.example.com.',
    description: 'Error below the field for a domain',
  },
  tooManyDomains: {
    id: 'brand.problem.tooManyDomains',
    defaultMessage: 'This group has as many domains as a group can have. Give one up first.',
    description: 'Problem when a domain is added',
  },
  tooMany: {
    id: 'brand.problem.tooMany',
    defaultMessage: 'Too many domains of this group wait for their records. Set those up, or give some up.',
    description: 'Error: no more domains can be added',
  },
  gone: {
    id: 'brand.problem.gone',
    defaultMessage: 'This domain no longer belongs to the group. Load the page again.',
    description: 'Error',
  },
  notReady: {
    id: 'brand.problem.notReady',
    defaultMessage: 'This domain is not in use yet. Set up its records first.',
    description: 'Error',
  },
  notOurs: {
    id: 'brand.problem.notOurs',
    defaultMessage: 'Certificates of this site are looked after in front of it.',
    description: 'Error',
  },
  urlInvalid: {
    id: 'brand.problem.urlInvalid',
    defaultMessage: 'Enter a web address that begins with http:// or https://, without a password.',
    description: 'Error below a field for a web address',
  },
  urlLong: {
    id: 'brand.problem.urlLong',
    defaultMessage: 'At most 2,048 characters.',
    description: 'Error below a field for a web address',
  },
  urlOwn: {
    id: 'brand.problem.urlOwn',
    defaultMessage: 'This leads back to a short domain, and visitors would go round in circles.',
    description: 'Error below a field for a web address',
  },
  urlPrivate: {
    id: 'brand.problem.urlPrivate',
    defaultMessage: 'This leads to a private network. Enter an address on the internet.',
    description: 'Error below a field for a web address',
  },
  urlUnsafe: {
    id: 'brand.problem.urlUnsafe',
    defaultMessage: 'This address is known to be harmful, or is blocked here.',
    description: 'Error below a field for a web address',
  },
  socialCode: {
    id: 'brand.problem.socialCode',
    defaultMessage: 'Enter only the content of the tag: 8 to 128 letters, digits, hyphens or underscores.',
    description: 'Error below the field for a code',
  },
  isBought: {
    id: 'brand.problem.isBought',
    defaultMessage:
      'The group pays for this domain by the year. It can be cancelled, but neither given up nor handed to another group.',
    description: 'Error',
  },
  featureMissing: {
    id: 'brand.problem.featureMissing',
    defaultMessage: 'The plan of the group has no custom domains. See plans and prices.',
    description: 'Error',
  },
  seatReadOnly: {
    id: 'brand.problem.seatReadOnly',
    defaultMessage:
      'You have read-only access, because the plan of the group has too few seats. Ask an admin to upgrade.',
    description: 'Error: the reader may not change anything',
  },
  adminOnly: {
    id: 'brand.problem.adminOnly',
    defaultMessage: 'Only admins of the group can do this.',
    description: 'Error',
  },
  subdomainExists: {
    id: 'brand.problem.subdomainExists',
    defaultMessage: 'You have a subdomain already. Load the page again to rename it.',
    description: 'Error',
  },
  lookedJustNow: {
    id: 'brand.problem.lookedJustNow',
    defaultMessage: 'The records were looked for a moment ago. Wait a minute, then check again.',
    description: 'Error: too many looks',
  },
  replacedOften: {
    id: 'brand.problem.replacedOften',
    defaultMessage: 'A certificate can be replaced three times an hour. Try again later.',
    description: 'Error: too many replacements',
  },
});

/** What the server says of domains of groups, by its codes. */
export const brandProblems: ProblemTexts = {
  'domains.host-yours': messages.yours,
  'domains.host-taken': messages.taken,
  'domains.host-own-host': messages.ownHost,
  'domains.host-special-use': messages.specialUse,
  'domains.host-invalid': messages.invalid,
  'domains.host-suffix': messages.suffix,
  'domains.host-private-suffix': messages.privateSuffix,
  'domains.wildcard-not-supported': messages.wildcard,
  'domains.too-many': messages.tooManyDomains,
  'domains.too-many-claims': messages.tooMany,
  'domains.brand-does-not-exist': messages.gone,
  'domains.is-bought': messages.isBought,
  'domains.not-verified': messages.notReady,
  'domains.certificates-not-ours': messages.notOurs,
  'domains.url-invalid': messages.urlInvalid,
  'domains.url-too-long': messages.urlLong,
  'domains.url-own-host': messages.urlOwn,
  'domains.url-private': messages.urlPrivate,
  'domains.url-unsafe': messages.urlUnsafe,
  'domains.social-code-invalid': messages.socialCode,
  'plan.feature-missing': messages.featureMissing,
  'plan.seat-read-only': messages.seatReadOnly,
  'groups.admin-only': messages.adminOnly,
  'groups.not-a-member': messages.adminOnly,
  'domains.subdomain-exists': messages.subdomainExists,
};

/** The same of a look for records. */
export const checkProblems: ProblemTexts = {
  ...brandProblems,
  'http.rate-limited': messages.lookedJustNow,
};

/** The same of another certificate. */
export const certificateProblems: ProblemTexts = {
  ...brandProblems,
  'http.rate-limited': messages.replacedOften,
};
