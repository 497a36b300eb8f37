/** Fetches pictures from anywhere on the open internet. */
export abstract class ImageSource {
  /** Null when there is no picture to be had, for whatever reason. */
  abstract fetch(address: string): Promise<Uint8Array | null>;
}
