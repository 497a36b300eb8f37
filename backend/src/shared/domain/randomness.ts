/** Unpredictable bytes, as a port. */
export abstract class Randomness {
  /** Bytes from a cryptographically secure source. */
  abstract bytes(count: number): Uint8Array;
}
