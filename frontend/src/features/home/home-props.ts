import type { ShortenFormStore } from '../links';

export interface HomeProps {
  readonly form: ShortenFormStore;
}
