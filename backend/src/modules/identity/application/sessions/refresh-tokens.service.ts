import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { deriveKey } from '../../../../shared/crypto/derived-key';
import { sameText } from '../../../../shared/crypto/same-text';
import { readRefreshToken, type RefreshTokenParts } from '../../domain/refresh-token';

/** Which of a session's refresh tokens. */
export interface TokenPlace {
  readonly userId: number;
  readonly sessionId: string;
  readonly generation: number;
}

/**
 * Refresh tokens are `<session id>.<generation>.<HMAC-SHA256>` under a key of their own. They follow from
 * the session and can be told from forgeries without asking the database, which holds their hashes alone.
 */
@Injectable()
export class RefreshTokensService {
  private readonly key: Buffer;

  constructor(secrets: SecretSettings) {
    this.key = deriveKey(secrets.secret, 'refresh-token');
  }

  tokenOf(place: TokenPlace): string {
    return `${place.sessionId}.${place.generation}.${this.proofOf(place)}`;
  }

  /** The token's parts, or null when it was not made by us for this person. */
  partsOf(userId: number, text: string): RefreshTokenParts | null {
    const parts = readRefreshToken(text);
    return parts && sameText(parts.proof, this.proofOf({ userId, ...parts })) ? parts : null;
  }

  /** What of a token is stored. */
  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  private proofOf({ userId, sessionId, generation }: TokenPlace): string {
    return createHmac('sha256', this.key).update(`${userId}.${sessionId}.${generation}`).digest('base64url');
  }
}
