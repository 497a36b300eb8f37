import { APP_ORIGIN } from './app';
import type { CookieBrowser } from './cookie-browser';
import type { OidcProvider } from './oidc-provider';

/** Where a browser is led: the status of the answer, and its place; ours without the origin. */
export type Landing = readonly [status: number, place: string];

/** What a browser does to sign in at the provider, step by step. */
export class OidcWalk {
  constructor(
    readonly browser: CookieBrowser,
    private readonly provider: OidcProvider,
  ) {}

  /** Asks us for the way; the provider's address that we lead to. */
  async begin(query: Readonly<Record<string, string>> = {}): Promise<URL> {
    const [, place] = await this.ask(`/api/v1/auth/google/start?${new URLSearchParams(query).toString()}`);
    return new URL(place);
  }

  /** Goes to the provider; the path of ours, with its query, that it sends the browser back to. */
  async visit(url: URL): Promise<string> {
    const { origin, pathname, search } = await this.provider.visit(url);
    if (origin !== APP_ORIGIN) throw new Error(`the provider leads to ${origin}`);
    return pathname + search;
  }

  /** Follows one address of ours. */
  async ask(path: string): Promise<Landing> {
    const { status, headers } = await this.browser.ask(path);
    const place = headers.get('location') ?? '';
    return [status, place.startsWith(`${APP_ORIGIN}/`) ? place.slice(APP_ORIGIN.length) : place];
  }

  /** All of it. */
  async whole(query: Readonly<Record<string, string>> = {}): Promise<Landing> {
    return this.ask(await this.visit(await this.begin(query)));
  }
}
