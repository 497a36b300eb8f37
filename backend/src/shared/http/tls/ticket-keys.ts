import { deriveKey } from '../../crypto/derived-key';

const DAY_MS = 24 * 3_600_000;
/** Name, HMAC key and AES key, 16 bytes each. */
const PART_BYTES = 16;

/** What a session ticket is sealed with. */
export interface TicketKey {
  readonly name: Buffer;
  readonly hmac: Buffer;
  readonly aes: Buffer;
}

function keyOf(secret: string, day: number): TicketKey {
  const purpose = `tls-tickets ${String(day)}`;
  const bytes = Buffer.concat([deriveKey(secret, purpose), deriveKey(secret, `${purpose} name`)]);
  return {
    hmac: bytes.subarray(0, PART_BYTES),
    aes: bytes.subarray(PART_BYTES, 2 * PART_BYTES),
    name: bytes.subarray(2 * PART_BYTES, 3 * PART_BYTES),
  };
}

/** Keys of session tickets: of every day another, the same in all processes, so that a session resumes at whichever answers. */
export class TicketKeys {
  private day = -1;
  private keys: readonly [today: TicketKey, yesterday: TicketKey] | null = null;

  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  /** For tickets that are issued now. */
  get current(): TicketKey {
    return this.both()[0];
  }

  /** Of a ticket that names it; null when it is older than the day before. */
  find(name: Buffer): { readonly key: TicketKey; readonly isCurrent: boolean } | null {
    const [today, yesterday] = this.both();
    if (name.equals(today.name)) return { key: today, isCurrent: true };
    return name.equals(yesterday.name) ? { key: yesterday, isCurrent: false } : null;
  }

  private both(): readonly [TicketKey, TicketKey] {
    const day = Math.floor(this.now() / DAY_MS);
    if (this.keys === null || day !== this.day) {
      this.day = day;
      this.keys = [keyOf(this.secret, day), keyOf(this.secret, day - 1)];
    }
    return this.keys;
  }
}
