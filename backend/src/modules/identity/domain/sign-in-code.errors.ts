import { InvalidInput } from '../../../shared/domain/domain-error';
import type { CodeRefusal } from './sign-in-code.entity';

type Reason = CodeRefusal | 'wrong' | 'other-browser';

const MESSAGES: Readonly<Record<Reason, string>> = {
  wrong:
    'This is not the code that this browser asked for. If several emails came, try the code of another one.',
  expired: 'This code has expired or was replaced. Please request a new code.',
  used: 'This code has already been used. Please request a new one.',
  'other-browser': 'This code works only in the browser that requested it. Please request a new code here.',
  locked: 'Too many wrong attempts. Please request a new code.',
};

/** The code opens nothing. */
export class CodeRefused extends InvalidInput {
  constructor(reason: Reason, triesLeft: number) {
    super([{ field: 'verificationCode', code: `identity.code-${reason}`, message: MESSAGES[reason] }], {
      triesLeft,
    });
  }
}

/** A person wants to move to the address that they have. */
export class EmailUnchanged extends InvalidInput {
  constructor() {
    const message = 'Your account already uses this address. Enter another one.';
    super([{ field: 'email', code: 'identity.email-unchanged', message }]);
  }
}
