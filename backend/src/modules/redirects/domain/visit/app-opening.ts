/** Apps that we know how to open; `app` is whatever a target of the link names. */
export type AppName = 'youtube' | 'shopee' | 'momo' | 'pchome' | 'app';

/** An app that a page tries to open before the visitor goes on to the web. */
export interface AppOpening {
  readonly name: AppName;
  /**
   * Address that opens the app: with a scheme of its own that `readTargets` lets pass, or an `intent://…;end` that we
   * made for Android and that names the web as its way out.
   */
  readonly scheme: string;
  /** Where the app can be had, for visitors who lack it; null: they go on to the web. */
  readonly storeUrl: string | null;
}
