/** An app for Apple's devices that opens addresses of a domain. */
export interface AppleApp {
  /** Team and bundle, as in `AB12CD34EF.tw.example.shop`. */
  readonly appId: string;
  /** Patterns of paths that it opens, with `*` and `?`; those after `NOT ` it leaves to the browser. */
  readonly paths: readonly string[];
}

/** The same for Android. */
export interface AndroidApp {
  readonly packageName: string;
  /** SHA-256 of the certificates that it is signed with, as 32 bytes in capital hexadecimal with colons. */
  readonly fingerprints: readonly string[];
}

/** The apps that a domain vouches for; devices ask it before they let an app open its addresses. */
export interface DomainApps {
  readonly apple: readonly AppleApp[];
  readonly android: readonly AndroidApp[];
}

export const NO_APPS: DomainApps = { apple: [], android: [] };

export const MAX_APPS = 10;
export const MAX_PATHS = 20;
export const MAX_FINGERPRINTS = 10;
/** Characters of a path pattern, and of an app's name among apps. */
export const MAX_PATTERN_LENGTH = 200;
export const MAX_APP_NAME_LENGTH = 155;
