import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../shared/domain/clock';
import type { LocalJudgement } from '../../../../safety';
import { factsOfHost } from '../../../../safety/values';
import type { Link } from '../../domain/link.entity';
import { isFamiliar } from '../../domain/safety/free-host-record';
import { webAddressesOf } from '../../domain/safety/link-addresses';
import { FreeHostRecords, type FreeHostUse } from '../ports/free-host-records';

/** A link, and where it may send its visitors on the web. */
interface LeadingLink {
  readonly id: number;
  readonly addresses: readonly string[];
}

function usesOf({ id: linkId, addresses }: LeadingLink): readonly FreeHostUse[] {
  const names = addresses.flatMap((url) =>
    URL.canParse(url) ? (factsOfHost(new URL(url).hostname).freeName ?? []) : [],
  );
  return [...new Set(names)].map((host) => ({ host, linkId }));
}

/**
 * What is known here of names below free hosts: anybody gets one, so that a new one is doubted, but not one that links have
 * led to for a while without harm.
 */
@Injectable()
export class FreeHostsService {
  constructor(
    private readonly records: FreeHostRecords,
    private readonly clock: Clock,
  ) {}

  /** Whether a free host is doubted for nothing but a name that is familiar here. */
  async isFamiliar({ doubtedName }: Pick<LocalJudgement, 'doubtedName'>): Promise<boolean> {
    return doubtedName !== null && isFamiliar(await this.records.recordOf(doubtedName), this.clock.now());
  }

  /** Of links that live, however often. */
  note(links: readonly LeadingLink[]): Promise<void> {
    return this.records.note(links.flatMap(usesOf), this.clock.now());
  }

  /** Of some that turned out to do harm; which of their addresses does is not told. Part of the caller's unit of work. */
  async stain(links: readonly Link[]): Promise<void> {
    const uses = links.flatMap((link) => usesOf({ id: link.id, addresses: webAddressesOf(link) }));
    await this.records.stain(uses, this.clock.now());
  }
}
