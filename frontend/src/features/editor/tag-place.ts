import type { LinkTag, WordPlace } from '../labels';
import type { LinkFields } from './link-values';

/** The words of a link's tags where they stand among the other values of its form. `had`: tags that it has already. */
export const tagPlace = (
  form: Pick<LinkFields, 'values' | 'set'>,
  had: () => readonly LinkTag[],
): WordPlace => ({
  get words() {
    return form.values.tags;
  },
  set words(tags) {
    form.set({ tags });
  },
  get had() {
    return had();
  },
});
