import { FormStore } from '../../shared/form.store';
import type { LabelsApi, Tag, LinkTagColor } from './labels.api';

interface TagValues {
  readonly value: string;
  readonly color: LinkTagColor;
}

/** The name and colour of a tag in an open dialog. */
export class TagEditStore {
  readonly form: FormStore<TagValues, Tag>;

  constructor(api: Pick<LabelsApi, 'changeTag'>, { tagId, value, color }: Tag) {
    this.form = new FormStore<TagValues, Tag>({
      values: { value, color },
      tidy: (values) => ({ ...values, value: values.value.trim() }),
      check: (values) => ({ value: values.value === '' ? 'links.tag-invalid' : null }),
      send: ({ change }) => api.changeTag(tagId, change),
      savedAs: (tag) => ({ value: tag.value, color: tag.color }),
    });
  }

  /** The tag that has the name already, as long as the name is not another one. */
  get takenBy(): number | null {
    if (this.form.problemOf('value') !== 'links.tag-name-taken') return null;
    return this.form.submission.error?.numberOf('tagId') ?? null;
  }
}
