import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../../shared/request';
import type {
  Suggested,
  Suggestion,
  SuggestionsApi,
  SuggestionStyle,
  SuggestionType,
  SuggestionInput,
} from './suggestions.api';

/** What is suggested for the preview of one link. */
export class SuggestionsStore {
  type: SuggestionType = 'title';
  style: SuggestionStyle = 'plain';
  /** Null for the page's own. */
  language: SuggestionInput['language'] = null;
  readonly before = new Request<readonly Suggestion[]>();
  readonly asking = new Request<Suggested>();
  private all: readonly Suggestion[] = [];
  private readonly api: SuggestionsApi;
  private readonly linkId: number;

  constructor(api: SuggestionsApi, linkId: number) {
    this.api = api;
    this.linkId = linkId;
    makeAutoObservable<this, 'api' | 'linkId'>(
      this,
      { api: false, linkId: false, before: false, asking: false },
      { autoBind: true },
    );
  }

  /** Those of the type that is chosen, newest first. */
  get shown(): readonly Suggestion[] {
    return this.all.filter(({ type }) => type === this.type);
  }

  /** Why the last words are the page's own, or why there are none, as a code. */
  get problem(): string | null {
    return this.asking.isPending ? null : (this.asking.value?.problem ?? null);
  }

  chooseType(type: SuggestionType): void {
    this.type = type;
    this.asking.reset();
  }

  chooseStyle(style: SuggestionStyle): void {
    this.style = style;
  }

  chooseLanguage(language: SuggestionInput['language']): void {
    this.language = language;
  }

  async load(): Promise<void> {
    const before = await this.before.run(() => this.api.suggestions(this.linkId));
    if (before !== null) this.add([...this.all, ...before]);
  }

  /** How many there are now that were not before; null when they could not be had. */
  async ask(): Promise<number | null> {
    if (this.asking.isPending) return null;
    const { type, style, language } = this;
    const suggested = await this.asking.run(() => this.api.suggest(this.linkId, { type, style, language }));
    if (suggested === null) return null;
    this.add([...suggested.suggestions, ...this.all]);
    return suggested.suggestions.length;
  }

  /** Of what says the same only the first. */
  private add(suggestions: readonly Suggestion[]): void {
    const byText = new Map(suggestions.toReversed().map((each) => [`${each.type} ${each.text}`, each]));
    runInAction(
      () => (this.all = suggestions.filter((each) => byText.get(`${each.type} ${each.text}`) === each)),
    );
  }
}
