import { makeAutoObservable } from 'mobx';
import { foldText } from '../../shared/fold-text';
import { Request } from '../../shared/request';
import { Departures } from '../../shared/departures';
import type { LabelsApi, MergedTag, Tag, LinkTagColor, TagList } from './labels.api';
import { wordKey } from './same-word';

const byWord = (one: Tag, other: Tag): number => {
  const [a, b] = [wordKey(one.value), wordKey(other.value)];
  return a < b ? -1 : Number(a > b);
};

type TagsApi = Pick<LabelsApi, 'tags' | 'addTag' | 'removeTag'>;

/** What became of a word that was to be added. */
export interface AddedTag {
  readonly tag: Tag;
  readonly isNew: boolean;
}

/** The tags of a group on their page. */
export class TagsStore {
  tags: readonly Tag[] = [];
  /** What is being typed as a new tag. */
  draft = '';
  /** Of the next new tag. */
  color: LinkTagColor = 'gray';
  /** What the list is narrowed by. */
  question = '';
  readonly request = new Request<TagList>();
  readonly adding = new Request<AddedTag>();
  readonly departures: Departures;
  private readonly api: TagsApi;
  private readonly onCounted: () => void;

  /** `onCounted`: there are more or fewer of them now. */
  constructor(api: TagsApi, onCounted: () => void) {
    this.api = api;
    this.onCounted = onCounted;
    this.departures = new Departures({
      send: (tagId, isLeaving) => this.api.removeTag(tagId, isLeaving),
      onGone: (tagId) => this.forget(tagId),
    });
    makeAutoObservable<this, 'api' | 'onCounted'>(
      this,
      { request: false, adding: false, departures: false, api: false, onCounted: false },
      { autoBind: true },
    );
  }

  get found(): readonly Tag[] {
    const part = foldText(this.question.trim());
    return this.tags.filter(({ value }) => foldText(value).includes(part));
  }

  /** Those that are not about to be deleted: what is merged into one of these is not lost with it. */
  get staying(): readonly Tag[] {
    return this.tags.filter(({ tagId }) => this.departures.stateOf(tagId) === 'here');
  }

  async load(): Promise<void> {
    const list = await this.request.run(() => this.api.tags());
    if (list !== null) this.show(list.tags);
  }

  type(text: string): void {
    this.draft = text;
    if (!this.adding.isPending) this.adding.reset();
  }

  paint(color: LinkTagColor): void {
    this.color = color;
  }

  narrow(text: string): void {
    this.question = text;
  }

  /** Null when nothing was added, nor found. */
  async add(): Promise<AddedTag | null> {
    if (this.adding.isPending) return null;
    const added = await this.adding.run(async () => {
      const tag = await this.api.addTag(this.draft, this.color);
      return { tag, isNew: this.tags.every(({ tagId }) => tagId !== tag.tagId) };
    });
    if (added !== null) this.keep(added);
    return added;
  }

  /** It was renamed or coloured. */
  replace(tag: Tag): void {
    this.show([...this.tags.filter(({ tagId }) => tagId !== tag.tagId), tag].sort(byWord));
  }

  /** One is gone, and the other one has its links, too. */
  merge(goneId: number, { tag }: MergedTag): void {
    this.replace(tag);
    this.forget(goneId);
  }

  private keep({ tag, isNew }: AddedTag): void {
    this.draft = '';
    this.question = '';
    this.departures.undo(tag.tagId);
    if (!isNew) return;
    this.show([...this.tags, tag].sort(byWord));
    this.onCounted();
  }

  private forget(tagId: number): void {
    this.show(this.tags.filter((tag) => tag.tagId !== tagId));
    this.onCounted();
  }

  private show(tags: readonly Tag[]): void {
    this.tags = tags;
  }
}
