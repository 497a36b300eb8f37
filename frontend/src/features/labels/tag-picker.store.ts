import { makeAutoObservable } from 'mobx';
import { foldText } from '../../shared/fold-text';
import { Request } from '../../shared/request';
import type { LinkName } from '../../api/link-name';
import type { LabelsApi, LinkTag, TagList } from './labels.api';
import { wordKey } from './same-word';

/** As many a link can have. */
const MAX_TAGS = 20;
const MAX_MATCHES = 12;

type PickerApi = Pick<LabelsApi, 'tags' | 'setTags'>;

interface Tagged extends LinkName {
  readonly tags: readonly LinkTag[];
}

/** The choice of tags for one link, in one open dialog. */
export class TagPickerStore {
  /** The words that the link is to have. */
  chosen: readonly string[];
  draft = '';
  /** Why they cannot be saved, as a code. */
  problem: string | null = null;
  readonly request = new Request<TagList>();
  readonly saving = new Request<readonly LinkTag[]>();
  private readonly link: LinkName;
  private readonly api: PickerApi;

  constructor(api: PickerApi, { encodeId, domain, tags }: Tagged) {
    this.api = api;
    this.link = { encodeId, domain };
    this.chosen = tags.map(({ value }) => value);
    makeAutoObservable<this, 'api' | 'link'>(
      this,
      { request: false, saving: false, api: false, link: false },
      { autoBind: true },
    );
  }

  get recent(): readonly string[] {
    return (this.request.value?.recent ?? []).map(({ value }) => value);
  }

  /** Words of the group that contain what is typed. */
  get matches(): readonly string[] {
    const part = foldText(this.draft.trim());
    if (part === '') return [];
    return this.words.filter((word) => foldText(word).includes(part)).slice(0, MAX_MATCHES);
  }

  /** What is typed, when no tag has these words yet. */
  get fresh(): string | null {
    const word = this.draft.trim();
    return word === '' || this.knownAs(word) !== undefined ? null : word;
  }

  /** Some of what is chosen is no tag yet. */
  get isMaking(): boolean {
    return this.chosen.some((word) => this.request.value !== null && !this.isThere(word));
  }

  isChosen(word: string): boolean {
    return this.chosen.some((each) => wordKey(each) === wordKey(word));
  }

  load(): void {
    void this.request.run(() => this.api.tags());
  }

  type(text: string): void {
    this.draft = text;
    this.problem = null;
  }

  toggle(word: string): void {
    if (this.isChosen(word)) this.drop(word);
    else this.choose(word);
  }

  drop(word: string): void {
    this.chosen = this.chosen.filter((each) => wordKey(each) !== wordKey(word));
    this.problem = null;
    this.saving.reset();
  }

  /** Puts what is typed on the link; false when that cannot be. */
  takeDraft(): boolean {
    const word = this.draft.trim();
    if (word === '') return true;
    if (!this.isChosen(word)) this.choose(this.knownAs(word) ?? word);
    if (this.problem !== null) return false;
    this.draft = '';
    return true;
  }

  /** The tags that the link has now; null when nothing was changed. */
  async save(): Promise<readonly LinkTag[] | null> {
    if (this.saving.isPending || !this.takeDraft()) return null;
    return this.saving.run(() => this.api.setTags(this.link, this.chosen));
  }

  private choose(word: string): void {
    if (this.chosen.length >= MAX_TAGS) {
      this.problem = 'links.too-many-tags';
      return;
    }
    this.chosen = [...this.chosen, word];
    this.problem = null;
    this.saving.reset();
  }

  private get words(): readonly string[] {
    return (this.request.value?.tags ?? []).map(({ value }) => value);
  }

  private isThere(word: string): boolean {
    return this.words.some((each) => wordKey(each) === wordKey(word));
  }

  private knownAs(word: string): string | undefined {
    return [...this.words, ...this.chosen].find((each) => wordKey(each) === wordKey(word));
  }
}
