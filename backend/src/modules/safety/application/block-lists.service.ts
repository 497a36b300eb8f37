import { Injectable } from '@nestjs/common';
import { BlockedAddresses } from './blocked-addresses.service';
import { type BlockListReading, BlockListSource } from './ports/block-list-source';

/** An entry that blocks an address, and where it stands: `desk` can be undone there, `file` is the operator's. */
export interface BlockedBy {
  readonly entry: string;
  readonly source: 'desk' | 'file';
}

/** All that blocks addresses, for those who run the site. */
@Injectable()
export class BlockLists {
  constructor(
    private readonly file: BlockListSource,
    private readonly desk: BlockedAddresses,
  ) {}

  /** What came of the last reading of the operator's file, by this process. */
  fileReading(): Promise<BlockListReading> {
    return this.file.reading();
  }

  /** Null for what is not blocked. What can be undone comes first. */
  async entryAgainst(address: URL): Promise<BlockedBy | null> {
    const byDesk = (await this.desk.latest()).find(address);
    if (byDesk !== null) return { entry: byDesk, source: 'desk' };
    const byFile = (await this.file.current()).find(address);
    return byFile === null ? null : { entry: byFile, source: 'file' };
  }
}
