import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DeveloperSettings } from '../../../../config/developer-settings';
import { SecretSettings } from '../../../../config/settings';
import { deriveKey } from '../../../../shared/crypto/derived-key';
import { sameText } from '../../../../shared/crypto/same-text';
import { Clock } from '../../../../shared/domain/clock';

const ID_DIGITS = 8;
const MAC_DIGITS = 24;
const SHAPE = /^[0-9a-f]{32}$/;
/** YOURLS' own. */
const LIFETIME_SECONDS = 12 * 3_600;
const STRONG = ['sha256', 'sha384', 'sha512'];
const MD5 = 'md5';
const MD5_DIGITS = 32;
const TIMESTAMP = /^\d{1,12}$/;

/** What a program shows that signs a time with its signature, instead of showing that. */
export interface TimedSignature {
  /** Seconds since 1970. */
  readonly timestamp: string;
  /** Hexadecimal hash of the time and the signature, in either order. */
  readonly signature: string;
  /** Name of the algorithm. */
  readonly hash?: string;
}

/**
 * The signatures by which programs for YOURLS are recognised. Each belongs to a token and says its number, and only this
 * installation can make it; so nothing is stored, a wrong one reads no table, and it ends with the token.
 */
@Injectable()
export class YourlsSignaturesService {
  private readonly key: Buffer;

  constructor(
    secrets: SecretSettings,
    private readonly settings: DeveloperSettings,
    private readonly clock: Clock,
  ) {
    this.key = deriveKey(secrets.secret, 'yourls-signature');
  }

  /** 32 hexadecimal digits, as newer versions of YOURLS have them. */
  signatureOf(tokenId: number): string {
    const id = tokenId.toString(16).padStart(ID_DIGITS, '0');
    return id + createHmac('sha256', this.key).update(id).digest('hex').slice(0, MAC_DIGITS);
  }

  /** The number of the token that a signature belongs to; null when it is none of ours. */
  tokenIn(signature: string): number | null {
    if (!SHAPE.test(signature)) return null;
    const tokenId = Number.parseInt(signature.slice(0, ID_DIGITS), 16);
    return sameText(this.signatureOf(tokenId), signature) ? tokenId : null;
  }

  /** Which of these tokens has signed a time that is not long ago; null when none has. */
  signer({ timestamp, signature, hash }: TimedSignature, tokenIds: readonly number[]): number | null {
    const algorithm = this.algorithmOf(hash, signature);
    if (algorithm === null || !TIMESTAMP.test(timestamp) || !this.isRecent(Number(timestamp))) return null;
    const digest = (text: string): string => createHash(algorithm).update(text).digest('hex');
    const isSigner = (tokenId: number): boolean => {
      const own = this.signatureOf(tokenId);
      return [timestamp + own, own + timestamp].some((text) => sameText(digest(text), signature));
    };
    return tokenIds.find(isSigner) ?? null;
  }

  private algorithmOf(hash: string | undefined, signature: string): string | null {
    const named = hash ?? (signature.length === MD5_DIGITS ? MD5 : 'sha256');
    const allowed = this.settings.allowsMd5 ? [...STRONG, MD5] : STRONG;
    return allowed.includes(named) ? named : null;
  }

  private isRecent(seconds: number): boolean {
    return Math.abs(this.clock.now().getTime() / 1_000 - seconds) <= LIFETIME_SECONDS;
  }
}
