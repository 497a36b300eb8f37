import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../config/settings';
import { deriveKey } from '../crypto/derived-key';

const LENGTH = 16;

/** Whom a message concerns. */
export interface Addressee {
  /** One bare address or number. */
  readonly to: string;
  /** Who is meant, where that is known (not 0): an address may be one that they had, or do not have yet. */
  readonly userId?: number;
}

/**
 * Stand for people in the names of files and jobs: with them a person's messages are found, and it is not shown
 * from a listing who got some.
 */
@Injectable()
export class MessageMarks {
  private readonly key: Buffer;

  constructor({ secret }: SecretSettings) {
    this.key = deriveKey(secret, 'message-marks');
  }

  /** Hexadecimal, as all marks. */
  ofMessage(id: string): string {
    return this.mark(`id ${id}`);
  }

  ofAddressee({ to, userId }: Addressee): string {
    return userId ? this.ofPerson(userId) : this.ofAddress(to);
  }

  ofAddress(address: string): string {
    return this.mark(`to ${address}`);
  }

  ofPerson(userId: number): string {
    return this.mark(`user ${userId}`);
  }

  private mark(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex').slice(0, LENGTH);
  }
}
