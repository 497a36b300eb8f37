/** Keeps the bytes of uploaded pictures. */
export abstract class ImageStore {
  abstract put(name: string, bytes: Uint8Array): Promise<void>;

  /** Null when there is none. */
  abstract bytesOf(name: string): Promise<Uint8Array | null>;

  /** Bears that it is gone already. */
  abstract remove(name: string): Promise<void>;
}
