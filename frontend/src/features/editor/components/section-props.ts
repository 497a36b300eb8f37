import type { LinkFormStore } from '../link-form.store';
import type { LinkFields } from '../link-values';

/** What each section of the page of a link is given. */
export interface SectionProps {
  readonly form: LinkFormStore;
}

/** What a section is given that can be filled in for a link before there is one, too. */
export interface FieldsProps {
  readonly form: LinkFields;
}
