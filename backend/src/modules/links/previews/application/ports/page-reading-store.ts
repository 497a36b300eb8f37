import type { PageSays } from '../../../core/domain/preview/link-preview';

/** A page that is to be read, and the links that lead there. */
export interface PageToRead {
  readonly url: string;
  readonly linkIds: readonly number[];
}

/** Keeps which links' pages are still to be read, and what they said. */
export abstract class PageReadingStore {
  abstract add(linkIds: readonly number[]): Promise<void>;

  /** Some pages that no other process is reading, for a while; links that do not redirect any more are passed over. */
  abstract take(): Promise<readonly PageToRead[]>;

  /** Notes what the page says on the links that still lead there; they are not to be read any more. */
  abstract finish(page: PageToRead, says: PageSays): Promise<void>;
}
