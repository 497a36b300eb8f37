import { makeAutoObservable } from 'mobx';
import { foldText } from '../../shared/fold-text';
import { Request } from '../../shared/request';
import type { LabelsApi, LinkTag, LinkTagColor, TagList } from './labels.api';
import { wordKey } from './same-word';
import { OwnWords, type WordPlace } from './word-place';

/** As many a link can have. */
const MAX_TAGS = 20;
const MAX_MATCHES = 12;
/** People who write Chinese or Japanese separate words with signs of their own. */
const BETWEEN_TAGS = /[,，、;；\n]/;

const tagOf = (word: string, tags: readonly LinkTag[]): LinkTag | undefined =>
  tags.find(({ value }) => wordKey(value) === wordKey(word));

/** A choice of tags by their words, of which some may be no tag yet. */
export class TagWordsStore {
  draft = '';
  /** Why they cannot be saved, as a code. */
  problem: string | null = null;
  readonly request = new Request<TagList>();
  private readonly api: Pick<LabelsApi, 'tags'>;
  private readonly place: WordPlace;
  private readonly canMake: boolean;

  /** `canMake`: words that are no tag yet become one. */
  constructor(api: Pick<LabelsApi, 'tags'>, place: WordPlace = new OwnWords(), canMake = true) {
    this.api = api;
    this.place = place;
    this.canMake = canMake;
    makeAutoObservable<this, 'api' | 'place' | 'canMake'>(
      this,
      { request: false, api: false, place: false, canMake: false },
      { autoBind: true },
    );
  }

  /** The words that are chosen. */
  get chosen(): readonly string[] {
    return this.place.words;
  }

  /** Something is typed that was not taken yet. */
  get isTyping(): boolean {
    return this.draft.trim() !== '';
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
    return word === '' || !this.canMake || this.knownAs(word) !== undefined ? null : word;
  }

  /** Some of what is chosen is no tag yet. */
  get isMaking(): boolean {
    return this.chosen.some((word) => this.request.value !== null && this.known(word) === undefined);
  }

  isChosen(word: string): boolean {
    return this.chosen.some((each) => wordKey(each) === wordKey(word));
  }

  /** That of the tag; words that are none yet are gray, as the tag will be. */
  colorOf(word: string): LinkTagColor {
    return this.known(word)?.color ?? 'gray';
  }

  /** Words, by id where a tag is known: another word may be its name by now. */
  namesOf(words: readonly string[]): (number | string)[] {
    return words.map((word) => this.known(word)?.tagId ?? word);
  }

  load(): void {
    void this.request.run(() => this.api.tags());
  }

  /** Asks for the tags that there are; without them one types the words oneself. */
  loadOnce(): void {
    if (this.request.state === 'idle') this.load();
  }

  /** What stands before a comma is taken at once. */
  type(text: string): void {
    this.problem = null;
    const words = text.split(BETWEEN_TAGS);
    for (const word of words.slice(0, -1)) {
      this.draft = word;
      if (!this.takeDraft()) return;
    }
    this.draft = words.at(-1) ?? '';
  }

  toggle(word: string): void {
    if (this.isChosen(word)) this.drop(word);
    else this.choose(word);
  }

  drop(word: string): void {
    this.place.words = this.chosen.filter((each) => wordKey(each) !== wordKey(word));
    this.problem = null;
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

  private choose(word: string): void {
    if (this.chosen.length >= MAX_TAGS) {
      this.problem = 'links.too-many-tags';
      return;
    }
    this.place.words = [...this.chosen, word];
    this.problem = null;
  }

  private get words(): readonly string[] {
    return (this.request.value?.tags ?? []).map(({ value }) => value);
  }

  private known(word: string): LinkTag | undefined {
    return tagOf(word, [...this.place.had, ...(this.request.value?.tags ?? [])]);
  }

  private knownAs(word: string): string | undefined {
    return [...this.words, ...this.chosen].find((each) => wordKey(each) === wordKey(word));
  }
}
