import { DomainError, InvalidInput } from '../../../shared/domain/domain-error';

export type DisplayNameCode =
  | 'account.display-name-too-short'
  | 'account.display-name-too-long'
  | 'account.display-name-invalid'
  | 'account.display-name-generated';

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

/** Nothing carries text messages on this installation. */
export class PhoneNotOffered extends DomainError {
  constructor() {
    super(
      'not-found',
      'account.phone-not-offered',
      'This installation verifies no phone numbers: nothing is set up that sends text messages.',
    );
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
  'account.phone-code-wrong': 'The code is wrong: check the newest message again.',
  'account.phone-code-expired': 'The code has expired: request a new one.',
  'account.phone-code-used': 'The code was already used: request a new one.',
  'account.phone-code-locked': 'Too many wrong codes: request a new one.',
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

/** Deletion is confirmed by typing one's own address. */
export class EmailDoesNotMatch extends InvalidInput {
  constructor() {
    const message = 'Type the email address of this account to confirm.';
    super([{ field: 'email', code: 'account.email-does-not-match', message }]);
  }
}

/** Others would be left in a group without an admin. */
export class LastAdminCannotLeave extends DomainError {
  constructor() {
    super(
      'conflict',
      'account.last-admin',
      'You are the only admin of a group with other members. First make another member an admin, or remove the members.',
    );
  }
}

/** A partner showed a code that is not, or no longer, worth anything, or is not the partner. */
export class PartnerCodeRefused extends DomainError {
  constructor() {
    super(
      'unauthenticated',
      'account.partner-code-refused',
      'The code or the secret is wrong or has expired.',
    );
  }
}

/** No partner is configured. */
export class NoPartner extends DomainError {
  constructor() {
    super('not-found', 'account.no-partner', 'This installation has no partner page.');
  }
}
