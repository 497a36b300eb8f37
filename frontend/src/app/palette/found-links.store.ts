import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { FoundLink, PaletteApi } from './palette.api';

/** People who type pause longer than that between words only. */
const PAUSE_MS = 200;
const MAX_QUESTION_LENGTH = 200;

/** Links of the group that the server finds while a person types into the palette. */
export class FoundLinksStore {
  links: readonly FoundLink[] = [];
  /** What they were found by. */
  answered = '';
  private readonly finding = new Request<readonly FoundLink[]>();
  private readonly api: PaletteApi;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: PaletteApi) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'finding' | 'timer'>(this, { api: false, finding: false, timer: false });
  }

  ask = (question: string): void => {
    this.forget();
    const text = question.trim();
    if (text === '' || text.length > MAX_QUESTION_LENGTH) return;
    this.timer = setTimeout(() => void this.find(question, text), PAUSE_MS);
  };

  /** What is still on its way concerns no one any more. */
  forget = (): void => {
    clearTimeout(this.timer);
    this.finding.reset();
  };

  private async find(question: string, text: string): Promise<void> {
    const links = await this.finding.run(() => this.api.findLinks(text));
    if (links !== null) this.answer(question, links);
  }

  private answer(question: string, links: readonly FoundLink[]): void {
    this.answered = question;
    this.links = links;
  }
}
