import { CODE_LIFETIME_MS, RESEND_PAUSE_SECONDS } from '../domain/sign-in-code.entity';
import type { CodeSentDto } from './dto/sign-in-code.dto';

/** What everybody is told who asks for a code. */
export const codeSent = (digits: number): CodeSentDto => ({
  result: 'success',
  expiresIn: CODE_LIFETIME_MS / 1_000,
  resendIn: RESEND_PAUSE_SECONDS,
  digits,
});
