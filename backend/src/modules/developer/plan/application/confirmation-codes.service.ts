import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { Randomness } from '../../../../shared/domain/randomness';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { ApiMailsService, type ConfirmationRequest } from './api-mails.service';

const DAY_S = 24 * 3_600;
/** Strangers are asked seldom, however many admins enter their address. */
const PER_ADDRESS = { name: 'developer.confirmation-address', points: 3, seconds: DAY_S };
const PER_GROUP = { name: 'developer.confirmation-group', points: 30, seconds: DAY_S };
const CODE_BYTES = 24;

export interface ConfirmationCode {
  readonly code: string;
  /** The code itself is kept nowhere. */
  readonly codeHash: string;
}

export const codeHashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Codes by which the readers of an address confirm that it wants more mails. */
@Injectable()
export class ConfirmationCodesService {
  constructor(
    private readonly limits: RateLimits,
    private readonly randomness: Randomness,
    private readonly mails: ApiMailsService,
  ) {}

  /** For an address that the group has entered. Refused when it, or the group, has got too many. */
  async issue(groupId: number, email: string): Promise<ConfirmationCode> {
    await this.limits.take(PER_GROUP, groupId);
    await this.limits.take(PER_ADDRESS, email);
    const code = Buffer.from(this.randomness.bytes(CODE_BYTES)).toString('base64url');
    return { code, codeHash: codeHashOf(code) };
  }

  /** Part of the caller's unit of work. */
  send(member: Member, request: ConfirmationRequest): Promise<void> {
    return this.mails.sendConfirmation(member, request);
  }
}
