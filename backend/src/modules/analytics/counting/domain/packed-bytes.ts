const ENCODER = new TextEncoder();

/** How a name is written. */
export const nameBytes = (name: string): Uint8Array => ENCODER.encode(name);

/** Writes numbers and names one after the other, small numbers in one byte. */
export class ByteWriter {
  private bytes = new Uint8Array(64);
  private length = 0;

  byte(value: number): void {
    if (this.length === this.bytes.length) this.makeRoom(1);
    this.bytes[this.length] = value;
    this.length += 1;
  }

  /** A whole number from zero on, below 2 ** 31: seven bits in each byte, the last ones first. */
  number(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  block(bytes: Uint8Array): void {
    this.number(bytes.length);
    this.makeRoom(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  name(text: string): void {
    this.block(nameBytes(text));
  }

  written(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private makeRoom(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(2 * (this.length + more));
    grown.set(this.bytes);
    this.bytes = grown;
  }
}

/** Reads in the same order what was written. */
export class ByteReader {
  at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get hasMore(): boolean {
    return this.at < this.bytes.length;
  }

  byte(): number {
    const value = this.bytes[this.at] ?? 0;
    this.at += 1;
    return value;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  passName(): void {
    const length = this.number();
    this.at += length;
  }

  /** Passes over a name, and says whether it is one of these. */
  isAmong(names: readonly Uint8Array[]): boolean {
    const length = this.number();
    const from = this.at;
    this.at += length;
    for (const name of names) if (name.length === length && this.isAt(from, name)) return true;
    return false;
  }

  private isAt(from: number, name: Uint8Array): boolean {
    for (let at = 0; at < name.length; at += 1) if (this.bytes[from + at] !== name[at]) return false;
    return true;
  }
}
