import type { BlockList } from '../../domain/block-list';

/** Where the operator says what is blocked. */
export abstract class BlockListSource {
  /** As it is now, give or take a second. */
  abstract current(): Promise<BlockList>;
}
