import { DomainError, type FieldProblem, InvalidInput } from '../../../shared/domain/domain-error';

export type SubdomainCode =
  | 'account.subdomain-too-short'
  | 'account.subdomain-too-long'
  | 'account.subdomain-invalid'
  | 'account.subdomain-only-digits'
  | 'account.subdomain-reserved'
  | 'account.subdomain-taken';

export type DisplayNameCode =
  | 'account.display-name-too-short'
  | 'account.display-name-too-long'
  | 'account.display-name-invalid'
  | 'account.display-name-generated';

const subdomainProblem = (code: SubdomainCode, message: string): FieldProblem => ({
  field: 'subdomain',
  code,
  message,
});

/** The wanted personal subdomain breaks a rule of subdomains. */
export class SubdomainRefused extends InvalidInput {
  constructor(code: SubdomainCode, message: string) {
    super([subdomainProblem(code, message)]);
  }
}

/** Somebody has this subdomain, or gave it up less than a year ago. */
export class SubdomainTaken extends DomainError {
  constructor(name: string) {
    const problem = subdomainProblem(
      'account.subdomain-taken',
      `“${name}” is already taken: choose another subdomain`,
    );
    super('conflict', problem.code, problem.message, { fields: [problem] });
  }
}

export class DisplayNameRefused extends InvalidInput {
  constructor(code: DisplayNameCode, message: string) {
    super([{ field: 'displayName', code, message }]);
  }
}

export class PhoneInvalid extends InvalidInput {
  constructor() {
    const message = 'Enter a mobile number with its country code, such as +886 912 345 678.';
    super([{ field: 'phone', code: 'account.phone-invalid', message }]);
  }
}

/** The number is proven by as many accounts as one person may reasonably have. */
export class PhoneUsedUp extends DomainError {
  constructor(most: number) {
    const message = `This number already serves ${most} accounts: use another one.`;
    super('conflict', 'account.phone-used-up', message, {
      fields: [{ field: 'phone', code: 'account.phone-used-up', message }],
    });
  }
}

export type PhoneCodeCode =
  | 'account.phone-code-malformed'
  | 'account.phone-code-wrong'
  | 'account.phone-code-expired'
  | 'account.phone-code-used'
  | 'account.phone-code-locked';

const CODE_MESSAGES: Readonly<Record<PhoneCodeCode, string>> = {
  'account.phone-code-malformed': 'The code has 6 digits.',
  'account.phone-code-wrong': 'The code is wrong: look again at the newest message.',
  'account.phone-code-expired': 'The code is too old: ask for a new one.',
  'account.phone-code-used': 'The code was used already: ask for a new one.',
  'account.phone-code-locked': 'Too many wrong codes: ask for a new one.',
};

export class PhoneCodeRefused extends InvalidInput {
  constructor(code: PhoneCodeCode) {
    super([{ field: 'code', code, message: CODE_MESSAGES[code] }]);
  }
}

export class SurveyRefused extends InvalidInput {
  constructor(field: string, message: string) {
    super([{ field, code: 'account.survey-invalid', message }]);
  }
}

/** Messages that keep an account safe reach everybody. */
export class CannotBeBlocked extends InvalidInput {
  constructor() {
    const message = 'Messages about the safety of your account cannot be switched off.';
    super([{ field: 'type', code: 'account.notification-not-blockable', message }]);
  }
}

export class NotificationTypeUnknown extends InvalidInput {
  constructor() {
    super([
      { field: 'type', code: 'account.notification-type-unknown', message: 'There are no such messages.' },
    ]);
  }
}

/** Deletion is confirmed by typing one's own address. */
export class EmailDoesNotMatch extends InvalidInput {
  constructor() {
    const message = 'Type the e-mail address of this account to confirm.';
    super([{ field: 'email', code: 'account.email-does-not-match', message }]);
  }
}

/** Others would be left in a group that nobody can look after. */
export class LastAdminStays extends DomainError {
  constructor() {
    super(
      'conflict',
      'account.last-admin',
      'You are the only admin of a group with other members: make somebody else admin, or remove the members, first.',
    );
  }
}

/** A partner showed a code that is not, or no longer, worth anything, or is not the partner. */
export class PartnerCodeRefused extends DomainError {
  constructor() {
    super('unauthenticated', 'account.partner-code-refused', 'The code or the secret is wrong or too old.');
  }
}

/** No partner is configured. */
export class NoPartner extends DomainError {
  constructor() {
    super('not-found', 'account.no-partner', 'This installation has no partner page.');
  }
}
