/** 64 bits as two halves, each a number of 32 bits with a sign. */
export interface Halves {
  readonly high: number;
  readonly low: number;
}

const carried = (sum: number): number => (sum > 0xffffffff ? 1 : 0);

/**
 * SipHash-2-4 (Aumasson and Bernstein, 2012): a keyed hash for short messages. Without the key nothing tells what was
 * hashed, nor whether two hashes under other keys are of the same. Node's own hashes cost more to call than this costs
 * altogether, at two marks for each click.
 */
export class SipHash {
  private readonly key: readonly [k0: Halves, k1: Halves];
  private h0 = 0;
  private l0 = 0;
  private h1 = 0;
  private l1 = 0;
  private h2 = 0;
  private l2 = 0;
  private h3 = 0;
  private l3 = 0;

  /** @param key 16 bytes */
  constructor(key: Buffer) {
    this.key = [
      { low: key.readInt32LE(0), high: key.readInt32LE(4) },
      { low: key.readInt32LE(8), high: key.readInt32LE(12) },
    ];
  }

  /** Of the first bytes of a message. */
  hashOf(message: Uint8Array, length: number): Halves {
    this.begin();
    const whole = length & ~7;
    for (let from = 0; from < whole; from += 8) this.take(wordAt(message, from + 4), wordAt(message, from));
    const [high, low] = lastWord(message, whole, length);
    this.take(high, low);
    this.l2 ^= 0xff;
    for (let round = 0; round < 4; round += 1) this.mix();
    return { high: this.h0 ^ this.h1 ^ this.h2 ^ this.h3, low: this.l0 ^ this.l1 ^ this.l2 ^ this.l3 };
  }

  private begin(): void {
    const [k0, k1] = this.key;
    this.h0 = k0.high ^ 0x736f6d65;
    this.l0 = k0.low ^ 0x70736575;
    this.h1 = k1.high ^ 0x646f7261;
    this.l1 = k1.low ^ 0x6e646f6d;
    this.h2 = k0.high ^ 0x6c796765;
    this.l2 = k0.low ^ 0x6e657261;
    this.h3 = k1.high ^ 0x74656462;
    this.l3 = k1.low ^ 0x79746573;
  }

  private take(high: number, low: number): void {
    this.h3 ^= high;
    this.l3 ^= low;
    this.mix();
    this.mix();
    this.h0 ^= high;
    this.l0 ^= low;
  }

  /** One round. */
  private mix(): void {
    let { h0, l0, h1, l1, h2, l2, h3, l3 } = this;
    let sum = (l0 >>> 0) + (l1 >>> 0);
    h0 = (h0 + h1 + carried(sum)) | 0;
    l0 = sum | 0;
    sum = (l2 >>> 0) + (l3 >>> 0);
    h2 = (h2 + h3 + carried(sum)) | 0;
    l2 = sum | 0;
    [h1, l1] = [((h1 << 13) | (l1 >>> 19)) ^ h0, ((l1 << 13) | (h1 >>> 19)) ^ l0];
    [h3, l3] = [((h3 << 16) | (l3 >>> 16)) ^ h2, ((l3 << 16) | (h3 >>> 16)) ^ l2];
    // Turned by half: low and high change places.
    sum = (h0 >>> 0) + (l3 >>> 0);
    [h0, l0] = [(l0 + h3 + carried(sum)) | 0, sum | 0];
    [h3, l3] = [((h3 << 21) | (l3 >>> 11)) ^ h0, ((l3 << 21) | (h3 >>> 11)) ^ l0];
    sum = (l2 >>> 0) + (l1 >>> 0);
    h2 = (h2 + h1 + carried(sum)) | 0;
    l2 = sum | 0;
    [h1, l1] = [((h1 << 17) | (l1 >>> 15)) ^ h2, ((l1 << 17) | (h1 >>> 15)) ^ l2];
    this.h0 = h0;
    this.l0 = l0;
    this.h1 = h1;
    this.l1 = l1;
    this.h2 = l2;
    this.l2 = h2;
    this.h3 = h3;
    this.l3 = l3;
  }
}

const byteAt = (message: Uint8Array, index: number): number => message[index] ?? 0;

const wordAt = (message: Uint8Array, from: number): number =>
  byteAt(message, from) |
  (byteAt(message, from + 1) << 8) |
  (byteAt(message, from + 2) << 16) |
  (byteAt(message, from + 3) << 24);

/** What is left of the message, and its length in the highest byte. */
function lastWord(message: Uint8Array, from: number, length: number): [high: number, low: number] {
  let [high, low] = [length << 24, 0];
  for (let index = from; index < length; index += 1) {
    const place = index - from;
    if (place < 4) low |= byteAt(message, index) << (8 * place);
    else high |= byteAt(message, index) << (8 * (place - 4));
  }
  return [high, low];
}
