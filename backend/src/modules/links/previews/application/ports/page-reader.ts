import type { PageFacts } from '../../domain/pages/page-preview';

/** Reads what pages anywhere on the open internet say of themselves. */
export abstract class PageReader {
  /** Null when the page cannot be read, for whatever reason. */
  abstract factsOf(address: string): Promise<PageFacts | null>;
}
