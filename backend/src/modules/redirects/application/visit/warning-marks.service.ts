import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { deriveKey } from '../../../../shared/crypto/derived-key';
import { SignedText } from '../../../../shared/crypto/signed-text';
import { limitBucketOf } from '../../../../shared/rate-limit/limit-bucket';
import type { VisitedLink } from '../../domain/visit/visited-link';

/** Long enough to read the page and think, too short for an address with the mark to be passed on. */
const VALID_MS = 10 * 60_000;
const HASH_LENGTH = 16;

/** A warning of one address is none of another. */
const trailOf = ({ url, rules }: VisitedLink): string =>
  createHash('sha256')
    .update(`${rules?.warning ?? ''} ${url}`)
    .digest('base64url')
    .slice(0, HASH_LENGTH);

/** Who asks, as far as a request tells. */
export interface WarnedVisitor {
  readonly ip: string;
  readonly userAgent: string;
}

/** What a mark knows of the visitor who was warned. */
export interface Warned {
  /** What their `Referer` said before they were warned, cut down to a site or an app; null for nothing. */
  readonly referrer: string | null;
  /** Whether this is the visitor who was warned, or one so much like them that they cannot be told apart. */
  readonly isBy: (caller: WarnedVisitor) => boolean;
}

/** Marks in the address of a link that its visitor has been warned a moment ago, and goes on. */
@Injectable()
export class WarningMarksService {
  private readonly signed: SignedText;
  private readonly callerKey: Buffer;

  constructor({ secret }: SecretSettings) {
    this.signed = new SignedText(secret, 'link-warning');
    this.callerKey = deriveKey(secret, 'link-warning-caller');
  }

  /** Letters, digits, `-`, `_` and a full stop. `now`: milliseconds since 1970. */
  issue(
    link: VisitedLink,
    { referrer, ...caller }: WarnedVisitor & Pick<Warned, 'referrer'>,
    now: number,
  ): string {
    return this.signed.sign({
      link: link.id,
      trail: trailOf(link),
      until: now + VALID_MS,
      caller: this.hashOf(caller),
      ...(referrer === null ? {} : { referrer }),
    });
  }

  /** What such a mark knows; null unless it is one, of this link as it is now, and not too old. */
  open(text: string, link: VisitedLink, now: number): Warned | null {
    const { link: id, trail, until, caller, referrer } = this.signed.open(text) ?? {};
    if (id !== link.id || trail !== trailOf(link) || typeof until !== 'number' || now >= until) return null;
    return {
      referrer: typeof referrer === 'string' ? referrer : null,
      isBy: (asking) => caller === this.hashOf(asking),
    };
  }

  /** Keyed, so that an address with a mark does not tell where its visitor was. */
  private hashOf({ ip, userAgent }: WarnedVisitor): string {
    return createHmac('sha256', this.callerKey)
      .update(`${limitBucketOf(ip)}\n${userAgent}`)
      .digest('base64url')
      .slice(0, HASH_LENGTH);
  }
}
