import { InvalidInput } from '../../../shared/domain/domain-error';
import type { CodeRefusal } from './sign-in-code.entity';

type Reason = CodeRefusal | 'wrong' | 'other-browser';

const MESSAGES: Readonly<Record<Reason, string>> = {
  wrong: 'This is not the code in the newest mail. Please check it and try again.',
  expired: 'This code is too old, or a newer one has taken its place. Please ask for a new code.',
  used: 'This code has been used. Please ask for a new one.',
  'other-browser': 'This code works only in the browser that asked for it. Please ask for a new code here.',
  locked: 'There were too many wrong tries. Please ask for a new code.',
};

/** The code opens nothing. */
export class CodeRefused extends InvalidInput {
  constructor(reason: Reason, triesLeft: number) {
    super([{ field: 'verificationCode', code: `identity.code-${reason}`, message: MESSAGES[reason] }], {
      triesLeft,
    });
  }
}

/** Somebody wants to move to the address that they have. */
export class EmailUnchanged extends InvalidInput {
  constructor() {
    const message = 'Your account uses this address already. Enter another one.';
    super([{ field: 'email', code: 'identity.email-unchanged', message }]);
  }
}
