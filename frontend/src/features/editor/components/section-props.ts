import type { LinkFormStore } from '../link-form.store';

/** What each section of the page of a link is given. */
export interface SectionProps {
  readonly form: LinkFormStore;
}
