import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { parseEmail } from '../../domain/email-address';
import { CODE_DIGITS } from '../../domain/sign-in-code.entity';
import { CodeRefused } from '../../domain/sign-in-code.errors';
import { type Entered, SignInService } from '../sign-in.service';
import type { SignInVisitor } from '../visitor';
import { type CodeOwner, SignInCodesService } from './sign-in-codes.service';

/** What a person types who has got a mail. */
export interface EnteredCode {
  readonly email: string;
  readonly code: string;
}

/** What a browser may know of the code that it asked for. */
export interface PendingCode {
  readonly pending: boolean;
  /** Seconds. */
  readonly expiresIn: number;
  readonly triesLeft: number;
  /** How many it has. */
  readonly digits: number;
}

const ownerOf = (email: string, browserUuid: string): CodeOwner => ({
  purpose: 'enter',
  email: parseEmail(email),
  userId: 0,
  browserUuid,
});

/** Lets in a person who has read the code in their mail, in the browser that asked for it. */
@Injectable()
export class EnterWithCodeService {
  constructor(
    private readonly codes: SignInCodesService,
    private readonly signIn: SignInService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `CodeRefused`. */
  async enter({ email, code }: EnteredCode, visitor: SignInVisitor): Promise<Entered> {
    const owner = ownerOf(email, visitor.browserUuid);
    const outcome = await this.unitOfWork.run(async () => {
      const used = await this.codes.use(owner, { code, address: visitor.address });
      if (used instanceof CodeRefused) return used;
      return this.signIn.enter({ proof: { way: 'email', email: owner.email }, lang: used.lang, ...visitor });
    });
    if (outcome instanceof CodeRefused) throw outcome;
    return outcome;
  }

  /** Says nothing of whether the address is known, nor of codes that others asked for. */
  async pending(email: string, browserUuid: string): Promise<PendingCode> {
    const found = await this.codes.pending(ownerOf(email, browserUuid));
    return {
      pending: found !== null,
      expiresIn: found?.secondsLeft(this.clock.now()) ?? 0,
      triesLeft: found?.triesLeft ?? 0,
      digits: found?.digits ?? CODE_DIGITS,
    };
  }
}
