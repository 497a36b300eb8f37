import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import type { Language } from '../../../shared/domain/language';
import { Randomness } from '../../../shared/domain/randomness';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { SmsQueue } from '../../../shared/sms/sms-queue';
import { PhoneCodeRefused, PhoneNotOffered, PhoneUsedUp } from '../domain/account.errors';
import { maskedPhone, MAX_ACCOUNTS_PER_PHONE, parsePhone } from '../domain/phone';
import {
  parsePhoneCode,
  PHONE_CODE_LIFETIME_S,
  randomPhoneCode,
  phoneCodeRefusalOf,
  RESEND_AFTER_S,
} from '../domain/phone-code';
import { phoneCodeText } from '../domain/phone-code-text';
import { PhoneStore } from './ports/phone-store';

const HOUR_S = 3_600;
const PER_PHONE = { name: 'account.phone-code', points: 5, seconds: HOUR_S };
const PER_PERSON = { name: 'account.phone-code-person', points: 10, seconds: HOUR_S };
/** Messages cost money: a person who makes accounts to have many sent is stopped by network address. */
const PER_CLIENT = { name: 'account.phone-code-client', points: 20, seconds: HOUR_S };

export type PhoneStatus = 'none' | 'pending' | 'verified';

/** Seconds. */
export interface CodeSent {
  readonly expiresIn: number;
  readonly resendIn: number;
}

export interface PhoneState {
  readonly status: PhoneStatus;
  /** Masked; null when there is none. */
  readonly phone: string | null;
  /** Whether numbers can be verified here: something carries the messages. */
  readonly offered: boolean;
}

/** Proves by a code in a short message that a number is a person's. */
@Injectable()
export class PhoneVerificationService {
  constructor(
    private readonly phones: PhoneStore,
    private readonly messages: SmsQueue,
    private readonly limits: RateLimits,
    private readonly unitOfWork: UnitOfWork,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async phoneStateOf(userId: number): Promise<PhoneState> {
    const offered = this.messages.isOffered;
    const verified = await this.phones.verifiedOf(userId);
    if (verified !== null) return { status: 'verified', phone: maskedPhone(verified), offered };
    const code = await this.phones.codeOf(userId);
    const isPending = code !== null && code.usedAt === null && code.expiresAt > this.clock.now();
    return isPending
      ? { status: 'pending', phone: maskedPhone(code.phone), offered }
      : { status: 'none', phone: null, offered };
  }

  /** Sends a code that takes the place of any before. Throws `PhoneNotOffered` where nothing carries messages. */
  async sendCode(
    userId: number,
    typed: string,
    { address, language }: { readonly address: string; readonly language: Language },
  ): Promise<CodeSent> {
    if (!this.messages.isOffered) throw new PhoneNotOffered();
    const phone = parsePhone(typed);
    await this.limits.take(PER_CLIENT, address);
    await this.limits.take(PER_PERSON, userId);
    await this.limits.take(PER_PHONE, phone);
    const code = randomPhoneCode((count) => this.randomness.bytes(count));
    const expiresAt = new Date(this.clock.now().getTime() + PHONE_CODE_LIFETIME_S * 1_000);
    const mark = Buffer.from(this.randomness.bytes(9)).toString('base64url');
    await this.unitOfWork.run(async () => {
      await this.phones.putCode({ userId, phone, code, expiresAt });
      await this.messages.enqueue({
        id: `phone-code:${userId}:${mark}`,
        to: phone,
        userId,
        text: phoneCodeText(code, PHONE_CODE_LIFETIME_S, language),
        usefulUntil: expiresAt.toISOString(),
      });
    });
    return { expiresIn: PHONE_CODE_LIFETIME_S, resendIn: RESEND_AFTER_S };
  }

  /** Every try counts, the right one too; throws why it was not. */
  async check(userId: number, typed: string): Promise<void> {
    const code = parsePhoneCode(typed);
    const now = this.clock.now();
    // Stored before it is judged, on its own, so that no rollback takes the count back.
    if (!(await this.phones.countTry(userId, now))) {
      throw phoneCodeRefusalOf(await this.phones.codeOf(userId), now);
    }
    await this.unitOfWork.run(async () => {
      const phone = await this.phones.use(userId, code, now);
      if (phone === null) throw new PhoneCodeRefused('account.phone-code-wrong');
      if (!(await this.phones.verify(userId, phone, now))) throw new PhoneUsedUp(MAX_ACCOUNTS_PER_PHONE);
    });
  }
}
