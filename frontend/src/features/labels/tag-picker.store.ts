import { Request } from '../../shared/request';
import type { LinkName } from '../../api/link-name';
import type { LabelsApi, LinkTag } from './labels.api';
import { TagWordsStore } from './tag-words.store';
import { OwnWords } from './word-place';

interface Tagged extends LinkName {
  readonly tags: readonly LinkTag[];
}

/** The choice of tags for one link, in one open dialog. */
export class TagPickerStore {
  readonly words: TagWordsStore;
  readonly saving = new Request<readonly LinkTag[]>();
  private readonly link: LinkName;
  private readonly api: Pick<LabelsApi, 'tags' | 'setTags'>;

  constructor(api: Pick<LabelsApi, 'tags' | 'setTags'>, { encodeId, domain, tags }: Tagged) {
    this.api = api;
    this.link = { encodeId, domain };
    this.words = new TagWordsStore(api, new OwnWords(tags));
  }

  /** The tags that the link has now; null when nothing was changed. */
  async save(): Promise<readonly LinkTag[] | null> {
    if (this.saving.isPending || !this.words.takeDraft()) return null;
    const { words } = this;
    return this.saving.run(() => this.api.setTags(this.link, words.namesOf(words.chosen)));
  }
}
