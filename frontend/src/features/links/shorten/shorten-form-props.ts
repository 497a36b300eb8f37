import type { ComponentType } from 'react';
import type { ShortenFormStore } from '../shorten-form.store';

export interface ShortenFormProps {
  readonly form: ShortenFormStore;
  /** All that members can ask of a link; without it there are the options of guests. */
  readonly MemberOptions?: ComponentType<{ readonly form: ShortenFormStore }>;
  /** It was opened to be typed into. */
  readonly hasFocus?: boolean;
}
