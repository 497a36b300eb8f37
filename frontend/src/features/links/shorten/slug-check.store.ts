import { makeAutoObservable, runInAction } from 'mobx';
import type { LinksApi, SlugVerdict } from '../links.api';
import { slugHint } from '../slug-hint';

const DELAY_MS = 500;

/** Asks, while a name is typed, whether it can be had. */
export class SlugCheckStore {
  /** Of the name that was asked about last; null while nothing is known of what stands there now. */
  verdict: SlugVerdict | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = '';
  private readonly api: Pick<LinksApi, 'checkSlug'>;

  constructor(api: Pick<LinksApi, 'checkSlug'>) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'timer' | 'asked'>(this, { api: false, timer: false, asked: false });
  }

  ask(text: string): void {
    const slug = text.trim();
    this.asked = slug;
    this.verdict = null;
    clearTimeout(this.timer);
    if (slug === '' || slugHint(slug) !== null) return;
    this.timer = setTimeout(() => void this.check(slug), DELAY_MS);
  }

  dispose(): void {
    clearTimeout(this.timer);
  }

  /** A help while typing, so a failure of the check itself is of no interest. */
  private async check(slug: string): Promise<void> {
    const verdict = await this.api.checkSlug(slug).catch(() => null);
    runInAction(() => {
      if (this.asked === slug) this.verdict = verdict;
    });
  }
}
