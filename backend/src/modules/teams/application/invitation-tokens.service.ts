import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Randomness } from '../../../shared/domain/randomness';

const BYTES = 32;

/** Makes the texts that invitations' links end with, and what is stored of them. */
@Injectable()
export class InvitationTokensService {
  constructor(private readonly randomness: Randomness) {}

  make(): { readonly token: string; readonly tokenHash: string } {
    const token = Buffer.from(this.randomness.bytes(BYTES)).toString('base64url');
    return { token, tokenHash: this.hashOf(token) };
  }

  /** 256 random bits need no key and no salt. */
  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}
