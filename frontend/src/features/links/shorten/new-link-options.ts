/** For phones of a kind; the editor knows the other kinds. */
interface NewTarget {
  readonly target: 'ios' | 'android' | 'ios_store' | 'android_store';
  readonly url: string;
}

/** What somebody may want of a new link besides its address and name. */
export interface NewLinkOptions {
  readonly utm?: Readonly<Record<string, string>>;
  /** ISO 8601. */
  readonly expireTime?: string;
  /** IANA name. */
  readonly timezone?: string;
  readonly tags?: readonly string[];
  readonly note?: string;
  readonly star?: boolean;
  readonly nativeOpen?: boolean;
  /** Other destinations for some visitors. */
  readonly targets?: readonly NewTarget[];
}

export const NO_OPTIONS: NewLinkOptions = {};
