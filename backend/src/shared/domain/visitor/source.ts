/** Whom visitors can come from, and by what each is known. */
export interface Source {
  /** As reports and campaigns name it; it is stored, so a name once given stays. */
  readonly name: string;
  /** Its other names in campaigns, besides its hosts; in small letters. */
  readonly aliases?: readonly string[];
  /** What campaigns call the way by which it sends people. */
  readonly medium: 'social' | 'email' | 'organic' | 'referral';
  /**
   * A host counts for itself and for what lies below it, unless it begins with `=`. `*` at the end stands for the ending of
   * any country: `com`, `de`, `com.tw`, `co.jp`.
   */
  readonly hosts?: readonly string[];
  /** Android apps, in small letters. */
  readonly packages?: readonly string[];
  /** How the app's own browser names itself; the apps of one company carry each other's marks, so the first match wins. */
  readonly browser?: RegExp;
}
