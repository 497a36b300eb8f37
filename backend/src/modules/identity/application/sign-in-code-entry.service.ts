import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { parseEmail } from '../domain/email-address';
import { CodeRefused } from '../domain/sign-in-code.errors';
import { type Entered, SignIn } from './sign-in.service';
import { SignInCodes } from './sign-in-codes.service';

export interface CodeEntry {
  readonly email: string;
  readonly code: string;
  readonly browserUuid: string;
  /** Where the call came from. */
  readonly address: string;
  readonly userAgent?: string | undefined;
}

/** What a browser may know of the code that it asked for. */
export interface PendingCode {
  readonly pending: boolean;
  /** Seconds. */
  readonly expiresIn: number;
  readonly triesLeft: number;
}

/** Lets in whoever has read the code in their mail, in the browser that asked for it. */
@Injectable()
export class SignInCodeEntry {
  constructor(
    private readonly codes: SignInCodes,
    private readonly signIn: SignIn,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `CodeRefused`. */
  async enter({ email: text, code, browserUuid, address, userAgent }: CodeEntry): Promise<Entered> {
    const email = parseEmail(text);
    const outcome = await this.unitOfWork.run(async () => {
      const used = await this.codes.use({ purpose: 'enter', email, userId: 0, browserUuid }, code);
      if (used instanceof CodeRefused) {
        if (used.reason === 'locked') await this.note(address);
        return used;
      }
      const proof = { way: 'email' as const, email };
      return this.signIn.enter({ proof, browserUuid, lang: used.lang, address, userAgent });
    });
    if (outcome instanceof CodeRefused) throw outcome;
    return outcome;
  }

  /** Says nothing of whether the address is known, nor of codes that others asked for. */
  async pending(text: string, browserUuid: string): Promise<PendingCode> {
    const owner = { purpose: 'enter' as const, email: parseEmail(text), userId: 0, browserUuid };
    const found = await this.codes.pending(owner);
    return {
      pending: found !== null,
      expiresIn: found?.secondsLeft(this.clock.now()) ?? 0,
      triesLeft: found?.triesLeft ?? 0,
    };
  }

  /** Somebody guesses; whose address it is stays out of the log. */
  private note(address: string): Promise<void> {
    return this.audit.record({
      action: 'identity.code-locked',
      outcome: 'refused',
      userId: 0,
      groupId: 0,
      address,
    });
  }
}
