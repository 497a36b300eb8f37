import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { FindingsKept } from '../../../../shared/findings-kept';
import { plainAddress } from '../../../../shared/geo/plain-address';
import { VisitorMarker, type MarkedVisitor } from '../application/ports/visitor-marker';
import { DAY_MS } from '../domain/calendar-day';
import type { VisitorMarks } from '../domain/visitor-window';
import { type Halves, SipHash } from './sip-hash';

const KEY_BYTES = 16;
const REMEMBERED_AGENTS = 20_000;
/** The link's number and the hash of the user agent; the address follows. */
const FIXED_BYTES = 16;
const USUAL_BYTES = 64;

/**
 * Marks are keyed hashes under a key of the UTC day, which itself is derived from the secret: the
 * table of windows says nothing about people, and the same person has another mark for every link
 * and every day. 53 bits fit a number of JavaScript and a key column of either engine; among ten
 * million open windows, one new visitor in a billion meets another's mark.
 */
export class SipVisitorMarker extends VisitorMarker {
  private readonly ofAgent: SipHash;
  private readonly agents = new FindingsKept<Halves>(REMEMBERED_AGENTS);
  private readonly days = new LRUCache<number, SipHash>({ max: 16 });
  private message = Buffer.alloc(USUAL_BYTES);

  constructor(private readonly key: Uint8Array) {
    super();
    this.ofAgent = this.keyed('agents');
  }

  marksOf({ at, linkId, ip, userAgent }: MarkedVisitor): VisitorMarks {
    const bytes = this.write(linkId, plainAddress(ip), this.hashOf(userAgent));
    const day = Math.floor(at / DAY_MS);
    return { ofDay: this.mark(day, bytes), ofDayBefore: this.mark(day - 1, bytes) };
  }

  /** How many bytes of the message say who visits which link. Texts are Latin-1. */
  private write(linkId: number, address: string, agent: Halves): number {
    const bytes = FIXED_BYTES + address.length;
    if (bytes > this.message.length) this.message = Buffer.alloc(bytes);
    const { message } = this;
    message.writeInt32LE(linkId | 0, 0);
    message.writeInt32LE((linkId / 2 ** 32) | 0, 4);
    message.writeInt32LE(agent.low, 8);
    message.writeInt32LE(agent.high, 12);
    for (let index = 0; index < address.length; index += 1) {
      message[FIXED_BYTES + index] = address.charCodeAt(index);
    }
    return bytes;
  }

  private mark(day: number, bytes: number): number {
    const { high, low } = this.ofDay(day).hashOf(this.message, bytes);
    return (high >>> 0) * 2 ** 21 + (low >>> 11);
  }

  private hashOf(userAgent: string): Halves {
    return this.agents.findingIn(userAgent, (text) =>
      this.ofAgent.hashOf(Buffer.from(text, 'latin1'), text.length),
    );
  }

  private ofDay(day: number): SipHash {
    const known = this.days.get(day);
    if (known) return known;
    const made = this.keyed(String(day));
    this.days.set(day, made);
    return made;
  }

  private keyed(purpose: string): SipHash {
    return new SipHash(createHmac('sha256', this.key).update(purpose).digest().subarray(0, KEY_BYTES));
  }
}
