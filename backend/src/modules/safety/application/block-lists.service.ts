import { Injectable } from '@nestjs/common';
import { BlockedAddressesService } from './blocked-addresses.service';
import { BlockHitsService } from './block-hits.service';
import type { EntryHits } from './ports/block-hit-store';
import { type BlockListReading, BlockListSource } from './ports/block-list-source';

/** An entry that blocks an address, how often it did, and where it stands: `desk` can be undone there, `file` is the operator's. */
export interface BlockedBy extends EntryHits {
  readonly entry: string;
  readonly source: 'desk' | 'file';
}

/** All that blocks addresses, for those who run the site. */
@Injectable()
export class BlockListsService {
  constructor(
    private readonly file: BlockListSource,
    private readonly desk: BlockedAddressesService,
    private readonly hits: BlockHitsService,
  ) {}

  /** What came of the last reading of the operator's file, by this process. */
  fileReading(): Promise<BlockListReading> {
    return this.file.reading();
  }

  /** Null for what is not blocked. What can be undone comes first. */
  async entryAgainst(address: URL): Promise<BlockedBy | null> {
    const byDesk = (await this.desk.latest()).find(address);
    if (byDesk !== null) return this.withHits(byDesk, 'desk');
    const byFile = (await this.file.current()).find(address);
    return byFile === null ? null : this.withHits(byFile, 'file');
  }

  private async withHits(entry: string, source: BlockedBy['source']): Promise<BlockedBy> {
    const hitsOf = await this.hits.hitsOf([entry]);
    return { entry, source, ...hitsOf(entry) };
  }
}
