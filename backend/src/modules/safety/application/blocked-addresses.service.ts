import { Injectable, Logger } from '@nestjs/common';
import { isOwnHost } from '../../../shared/domain/own-host';
import { OwnHosts } from '../../../shared/own-hosts/own-hosts';
import { Clock } from '../../../shared/domain/clock';
import { type BlockScope, entryFor } from '../domain/block-entry';
import { BlockList } from '../domain/block-list';
import { BlockedAddressStore } from './ports/blocked-address-store';

const LOOK_AGAIN_MS = 1_000;

/** A test of addresses against one entry. */
export type EntryMatch = (address: string) => boolean;

/** What those who run the site block, beside the operator's file. */
@Injectable()
export class BlockedAddressesService {
  private readonly logger = new Logger('Safety');
  private list = new BlockList();
  private version = '';
  private lookedAt = -Infinity;

  constructor(
    private readonly store: BlockedAddressStore,
    private readonly ownHosts: OwnHosts,
    private readonly clock: Clock,
  ) {}

  /**
   * As it is now, give or take a second. A caller who comes while it is read goes on with what is there, as with the
   * findings that are remembered.
   */
  async current(): Promise<BlockList> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.lookedAt) >= LOOK_AGAIN_MS) {
      this.lookedAt = now;
      try {
        await this.look();
      } catch (error) {
        this.logger.warn({ err: error }, 'blocked addresses cannot be read; those of before stay blocked');
      }
    }
    return this.list;
  }

  /** As it was read last. */
  get known(): BlockList {
    return this.list;
  }

  /** As it is now, for a caller who has just changed it. */
  async latest(): Promise<BlockList> {
    await this.look();
    return this.list;
  }

  /**
   * What would be blocked, as a line of a block list.
   * Throws `NothingToBlock` for what is no address, `OwnHostNotBlocked`.
   */
  entryFor(url: string, scope: BlockScope): string {
    return entryFor(url, scope, (address) => isOwnHost(address, this.ownHosts));
  }

  /** False when it is blocked already. Part of the caller's unit of work; every process knows within a second. */
  block(entry: string): Promise<boolean> {
    return this.store.add(entry, this.clock.now());
  }

  /** False when it was not blocked. */
  allow(entry: string): Promise<boolean> {
    return this.store.remove(entry);
  }

  /** Tests addresses against this entry alone. */
  matchOf(entry: string): EntryMatch {
    const list = new BlockList();
    list.add(entry);
    return (address) => URL.canParse(address) && list.has(new URL(address));
  }

  private async look(): Promise<void> {
    const version = await this.store.version();
    if (version === this.version) return;
    const list = new BlockList();
    for (const entry of await this.store.all()) list.add(entry);
    [this.list, this.version] = [list, version];
  }
}
