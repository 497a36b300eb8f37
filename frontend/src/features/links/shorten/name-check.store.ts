import { makeAutoObservable, runInAction } from 'mobx';
import type { LinksApi, NameVerdict } from '../links.api';
import { hintFor } from '../own-name';

const DELAY_MS = 500;

/** Asks, while a name is typed, whether it can be had. */
export class NameCheckStore {
  /** Of the name that was asked about last; null while nothing is known of what stands there now. */
  verdict: NameVerdict | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = '';
  private readonly api: Pick<LinksApi, 'checkName'>;

  constructor(api: Pick<LinksApi, 'checkName'>) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'timer' | 'asked'>(this, { api: false, timer: false, asked: false });
  }

  ask(text: string): void {
    const name = text.trim();
    this.asked = name;
    this.verdict = null;
    clearTimeout(this.timer);
    if (name === '' || hintFor(name) !== null) return;
    this.timer = setTimeout(() => void this.check(name), DELAY_MS);
  }

  dispose(): void {
    clearTimeout(this.timer);
  }

  /** A help while typing, so a failure of the check itself is of no interest. */
  private async check(name: string): Promise<void> {
    const verdict = await this.api.checkName(name).catch(() => null);
    runInAction(() => {
      if (this.asked === name) this.verdict = verdict;
    });
  }
}
