/** The bytes of a file, wherever they are kept. */
export interface ByteSource {
  readonly size: number;
  /** Valid until the next call. @throws RangeError outside the file */
  bytes(offset: number, length: number): Buffer;
  /** The number that one to six bytes are. */
  uint(offset: number, length: number): number;
}

/** What a database of this format says of an address. */
export type MmdbValue = string | number | bigint | boolean | Buffer | MmdbValue[] | MmdbMap;
export interface MmdbMap {
  readonly [name: string]: MmdbValue;
}

interface Decoded {
  readonly value: MmdbValue;
  /** Where the next value begins. */
  readonly next: number;
}

const POINTER = 1;
const EXTENDED = 0;
const FIRST_EXTENDED = 7;
/** A damaged file may point in circles. */
const MAX_DEPTH = 16;
const MAX_ENTRIES = 10_000;

/** By how many bytes of its own a pointer has. */
const POINTER_BASES = [0, 2048, 526_336, 0];
const SIZE_BASES = [29, 285, 65_821];
const DIRECT_SIZES = 29;

function unsigned(bytes: Buffer): number {
  return bytes.length === 0 ? 0 : bytes.readUIntBE(0, bytes.length);
}

/** Kinds of values without others in them, by their number in the format. */
const PLAIN: Readonly<Partial<Record<number, (bytes: Buffer) => MmdbValue>>> = {
  2: (bytes) => bytes.toString('utf8'),
  3: (bytes) => bytes.readDoubleBE(),
  4: (bytes) => Buffer.from(bytes),
  5: unsigned,
  6: unsigned,
  8: (bytes) => (bytes.length === 4 ? bytes.readInt32BE() : unsigned(bytes)),
  9: (bytes) => BigInt(`0x0${bytes.toString('hex')}`),
  10: (bytes) => BigInt(`0x0${bytes.toString('hex')}`),
  15: (bytes) => bytes.readFloatBE(),
};
const MAP = 7;
const ARRAY = 11;
const BOOLEAN = 14;

/** Reads values of MaxMind's format (maxmind.github.io/MaxMind-DB); pointers count from `base`. */
export class MmdbValues {
  constructor(
    private readonly source: ByteSource,
    private readonly base: number,
  ) {}

  /** @throws Error for what the format does not have */
  at(offset: number): MmdbValue {
    return this.decode(offset, 0).value;
  }

  private decode(offset: number, depth: number): Decoded {
    if (depth > MAX_DEPTH) throw new Error('the database points in circles');
    const control = this.byte(offset);
    const type = control >> 5;
    if (type === POINTER) return this.follow(control, offset + 1, depth);
    const start = type === EXTENDED ? offset + 2 : offset + 1;
    const kind = type === EXTENDED ? FIRST_EXTENDED + this.byte(offset + 1) : type;
    const { size, next } = this.sizeOf(control, start);
    if (kind === MAP) return this.map(size, next, depth);
    if (kind === ARRAY) return this.array(size, next, depth);
    if (kind === BOOLEAN) return { value: size !== 0, next };
    const plain = PLAIN[kind];
    if (!plain) throw new Error(`the database has a value of an unknown kind (${String(kind)})`);
    return { value: plain(this.source.bytes(next, size)), next: next + size };
  }

  private follow(control: number, offset: number, depth: number): Decoded {
    const sizeBits = (control >> 3) & 3;
    const own = sizeBits + 1;
    const high = sizeBits === 3 ? 0 : (control & 7) * 2 ** (8 * own);
    const target = this.base + high + this.source.uint(offset, own) + (POINTER_BASES[sizeBits] ?? 0);
    return { value: this.decode(target, depth + 1).value, next: offset + own };
  }

  private sizeOf(control: number, offset: number): { readonly size: number; readonly next: number } {
    const said = control & 0x1f;
    if (said < DIRECT_SIZES) return { size: said, next: offset };
    const own = said - DIRECT_SIZES + 1;
    const size = (SIZE_BASES[own - 1] ?? 0) + this.source.uint(offset, own);
    return { size, next: offset + own };
  }

  private map(entries: number, offset: number, depth: number): Decoded {
    this.refuseTooMany(entries);
    const value: Record<string, MmdbValue> = {};
    let next = offset;
    for (let entry = 0; entry < entries; entry += 1) {
      const name = this.decode(next, depth + 1);
      const of = this.decode(name.next, depth + 1);
      if (typeof name.value !== 'string') throw new Error('the database is damaged: a name is none');
      value[name.value] = of.value;
      next = of.next;
    }
    return { value, next };
  }

  private array(entries: number, offset: number, depth: number): Decoded {
    this.refuseTooMany(entries);
    const value: MmdbValue[] = [];
    let next = offset;
    for (let entry = 0; entry < entries; entry += 1) {
      const of = this.decode(next, depth + 1);
      value.push(of.value);
      next = of.next;
    }
    return { value, next };
  }

  private refuseTooMany(entries: number): void {
    if (entries > MAX_ENTRIES) throw new Error('the database is damaged: a value has too many parts');
  }

  private byte(offset: number): number {
    return this.source.uint(offset, 1);
  }
}
