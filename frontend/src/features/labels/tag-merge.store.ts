import { makeAutoObservable } from 'mobx';
import { randomId } from '../../shared/random-id';
import { Request } from '../../shared/request';
import type { LabelsApi, MergedTag, Tag } from './labels.api';

/** A tag that is to become part of another one, in an open dialog. */
export class TagMergeStore {
  readonly tag: Tag;
  readonly others: readonly Tag[];
  intoId: number;
  readonly merging = new Request<MergedTag>();
  private readonly api: Pick<LabelsApi, 'mergeTag'>;
  /** The same for every try to merge into the same tag, so that a lost answer does no harm. */
  private key = randomId();

  /** `intoId`: chosen already; null for the first of the others. */
  constructor(
    api: Pick<LabelsApi, 'mergeTag'>,
    tag: Tag,
    { others, intoId }: { readonly others: readonly Tag[]; readonly intoId: number | null },
  ) {
    this.api = api;
    this.tag = tag;
    this.others = others;
    this.intoId = intoId ?? others[0]?.tagId ?? 0;
    makeAutoObservable<this, 'api' | 'key'>(
      this,
      { tag: false, others: false, merging: false, api: false, key: false },
      { autoBind: true },
    );
  }

  get into(): Tag | null {
    return this.others.find(({ tagId }) => tagId === this.intoId) ?? null;
  }

  choose(tagId: number): void {
    this.intoId = tagId;
    this.key = randomId();
    this.merging.reset();
  }

  /** Null when nothing was merged. */
  async merge(): Promise<MergedTag | null> {
    if (this.merging.isPending) return null;
    return this.merging.run(() => this.api.mergeTag(this.tag.tagId, this.intoId, this.key));
  }
}
