import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { complaintsOf, openPerson } from './browser';
import { type Locale, pathIn, type Values, type Words, wordsOf } from './words';

type Named =
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'menu'
  | 'menuitem'
  | 'region'
  | 'radio'
  | 'textbox';

const FORGET_WORKERS = `(async () => {
  const kept = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(kept.map((each) => each.unregister()));
})()`;

/** A visitor at a browser of their own, who finds their way by what the screen says in their language. */
export class Visitor {
  readonly text: Words;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    /** What the console has said against the page. */
    readonly complaints: string[],
    readonly origin: string,
    readonly locale: Locale,
  ) {
    this.text = wordsOf(locale);
  }

  static async open(
    browser: Browser,
    origin: string,
    { locale, ...options }: BrowserContextOptions & { readonly locale: Locale },
  ): Promise<Visitor> {
    // Animations would be seen half-way; none of them says anything.
    const context = await openPerson(browser, { locale, reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(30_000);
    return Visitor.at(context, origin, locale);
  }

  /** With a tab of its own in a browser that is open already. */
  static async at(context: BrowserContext, origin: string, locale: Locale): Promise<Visitor> {
    const page = await context.newPage();
    return new Visitor(context, page, complaintsOf(page), origin, locale);
  }

  /** The same person with a tab of its own, who has chosen this language. */
  async inLanguage(locale: Locale): Promise<Visitor> {
    await this.choose(locale);
    return Visitor.at(this.context, this.origin, locale);
  }

  /** The same person on the same tab, who has chosen this language. */
  async readingIn(locale: Locale): Promise<Visitor> {
    await this.choose(locale);
    return new Visitor(this.context, this.page, this.complaints, this.origin, locale);
  }

  /** Takes back a deletion that would come true by leaving, unless the time for that is over. */
  async undo(id: string): Promise<void> {
    const button = this.the('button', id);
    await button.evaluateAll('(buttons) => { for (const each of buttons) each.click(); }');
    await button.waitFor({ state: 'detached' });
  }

  /** Leaves the site and forgets all of it but its scripts: the tab is as good as a new one, which would cost far more. */
  async forget(): Promise<void> {
    const { page } = this;
    // First, because pages that are left may keep something.
    await page.goto(`${this.origin}/favicon.svg`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    // Its worker would answer with pages of before, past whatever the next screen has them say.
    await page.evaluate(FORGET_WORKERS);
    await page.mouse.move(0, 0);
    this.complaints.splice(0);
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.origin + pathIn(this.locale, path));
    // By its tag: what lies over a page hides the roles of everything else.
    await this.page.locator('h1').waitFor();
  }

  /** Follows an address out of the site. What lies there is out of reach; that the browser sets off is enough. */
  async goAway(address: string): Promise<void> {
    await this.page.goto(address).catch(() => undefined);
  }

  /** What has this role and is called exactly so. */
  the(role: Named, id: string, values: Values = {}): Locator {
    return this.page.getByRole(role, { name: this.text(id, values), exact: true });
  }

  async press(role: Named, id: string): Promise<void> {
    await this.the(role, id).click();
  }

  /** Waits until a page of this heading is shown. */
  async sees(id: string, values: Values = {}): Promise<void> {
    await this.the('heading', id, values).waitFor();
  }

  /** Waits until the screen says so, to eyes or to ears. */
  async reads(id: string, values: Values = {}): Promise<void> {
    await this.page.getByText(this.text(id, values)).first().waitFor({ state: 'attached' });
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private choose(locale: Locale): Promise<void> {
    return this.context.addCookies([{ name: 'i18n_select_lang', value: locale, url: this.origin }]);
  }
}
