import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  subdomainTooShort: {
    id: 'account.problem.subdomainTooShort',
    defaultMessage: 'At least 3 characters, please.',
    description: 'Error below the field for the personal short address',
  },
  subdomainTooLong: {
    id: 'account.problem.subdomainTooLong',
    defaultMessage: 'At most 20 characters, please.',
    description: 'Error below the field for the personal short address',
  },
  subdomainInvalid: {
    id: 'account.problem.subdomainInvalid',
    defaultMessage: 'Only the letters a to z and digits can be used.',
    description: 'Error below the field for the personal short address',
  },
  subdomainOnlyDigits: {
    id: 'account.problem.subdomainOnlyDigits',
    defaultMessage: 'Add at least one letter.',
    description: 'Error below the field for the personal short address: it has only digits',
  },
  subdomainReserved: {
    id: 'account.problem.subdomainReserved',
    defaultMessage: 'This name is reserved. Try another one.',
    description: 'Error below the field for the personal short address',
  },
  subdomainTaken: {
    id: 'account.problem.subdomainTaken',
    defaultMessage: 'This name is taken. Try another one.',
    description: 'Error below the field for the personal short address',
  },
  nameTooShort: {
    id: 'account.problem.nameTooShort',
    defaultMessage: 'A name needs at least 2 characters.',
    description: 'Error below the field for the display name',
  },
  nameTooLong: {
    id: 'account.problem.nameTooLong',
    defaultMessage: 'A name can have at most 30 characters.',
    description: 'Error below the field for the display name',
  },
  nameInvalid: {
    id: 'account.problem.nameInvalid',
    defaultMessage: 'The name contains a character that cannot be displayed. Type it again.',
    description: 'Error below the field for the display name',
  },
  nameGenerated: {
    id: 'account.problem.nameGenerated',
    defaultMessage:
      'Names like “user123” are reserved for automatic use. Choose a name that others know you by.',
    description: 'Error below the field for the display name',
  },
  emailInvalid: {
    id: 'account.problem.emailInvalid',
    defaultMessage: 'Enter an email address such as name@example.com.',
    description: 'Error below the field for the new address',
  },
  emailTaken: {
    id: 'account.problem.emailTaken',
    defaultMessage: 'Another account uses this address.',
    description: 'Error below the field for the new address',
  },
  emailSame: {
    id: 'account.problem.emailSame',
    defaultMessage: 'This is already your address.',
    description: 'Error below the field for the new address',
  },
  phoneInvalid: {
    id: 'account.problem.phoneInvalid',
    defaultMessage: 'This is not a valid mobile number. Check the country code and the digits.',
    description: 'Error below the field for the number',
  },
  phoneUsedUp: {
    id: 'account.problem.phoneUsedUp',
    defaultMessage: 'This number is already used by three accounts. Use another one.',
    description: 'Error below the field for the number',
  },
  phoneNotOffered: {
    id: 'account.problem.phoneNotOffered',
    defaultMessage: 'Phone numbers cannot be verified on this site at the moment.',
    description: 'Error when nothing is set up that sends text messages',
  },
  codeIncomplete: {
    id: 'account.problem.codeIncomplete',
    defaultMessage: 'The code has {digits} digits.',
    description: 'Error below the field for the code',
  },
  codeWrong: {
    id: 'account.problem.codeWrong',
    defaultMessage: 'Wrong code. Check the newest message again.',
    description: 'Error below the field for the code',
  },
  codeExpired: {
    id: 'account.problem.codeExpired',
    defaultMessage: 'This code has expired. Request a new one.',
    description: 'Error below the field for the code',
  },
  codeUsed: {
    id: 'account.problem.codeUsed',
    defaultMessage: 'This code has already been used. Request a new one.',
    description: 'Error below the field for the code',
  },
  codeLocked: {
    id: 'account.problem.codeLocked',
    defaultMessage: 'Too many wrong attempts. Request a new code.',
    description: 'Error below the field for the code',
  },
  codeOtherBrowser: {
    id: 'account.problem.codeOtherBrowser',
    defaultMessage: 'This code was requested in another browser. Use it there, or request a new one.',
    description: 'Error below the field for the code',
  },
  rateLimited: {
    id: 'account.problem.rateLimited',
    defaultMessage: 'Too many attempts. Wait a little, then try again.',
    description: 'Error: too many calls',
  },
  emailDoesNotMatch: {
    id: 'account.problem.emailDoesNotMatch',
    defaultMessage: 'This is not the address of your account.',
    description: 'Error: the address typed for confirmation is another one',
  },
  lastAdmin: {
    id: 'account.problem.lastAdmin',
    defaultMessage:
      'You are the only admin of a group with other members. First make another member an admin, or remove the members.',
    description: 'Error: the account cannot be deleted yet',
  },
});

/** What the server says of accounts, by its codes. */
export const accountProblems: ProblemTexts = {
  'account.subdomain-too-short': messages.subdomainTooShort,
  'account.subdomain-too-long': messages.subdomainTooLong,
  'account.subdomain-invalid': messages.subdomainInvalid,
  'account.subdomain-only-digits': messages.subdomainOnlyDigits,
  'account.subdomain-reserved': messages.subdomainReserved,
  'account.subdomain-taken': messages.subdomainTaken,
  'account.display-name-too-short': messages.nameTooShort,
  'account.display-name-too-long': messages.nameTooLong,
  'account.display-name-invalid': messages.nameInvalid,
  'account.display-name-generated': messages.nameGenerated,
  'identity.email-invalid': messages.emailInvalid,
  'identity.email-taken': messages.emailTaken,
  'identity.email-unchanged': messages.emailSame,
  'account.phone-invalid': messages.phoneInvalid,
  'account.phone-not-offered': messages.phoneNotOffered,
  'account.phone-used-up': messages.phoneUsedUp,
  'account.code-incomplete': messages.codeIncomplete,
  'account.phone-code-malformed': messages.codeIncomplete,
  'account.phone-code-wrong': messages.codeWrong,
  'identity.code-wrong': messages.codeWrong,
  'account.phone-code-expired': messages.codeExpired,
  'identity.code-expired': messages.codeExpired,
  'account.phone-code-used': messages.codeUsed,
  'identity.code-used': messages.codeUsed,
  'account.phone-code-locked': messages.codeLocked,
  'identity.code-locked': messages.codeLocked,
  'identity.code-other-browser': messages.codeOtherBrowser,
  'http.rate-limited': messages.rateLimited,
  'account.email-does-not-match': messages.emailDoesNotMatch,
  'account.last-admin': messages.lastAdmin,
};
