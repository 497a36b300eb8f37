import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { FewAtOnce } from '../../../../shared/few-at-once';
import type { BrandDomain, LifecycleNotice } from '../domain/brand-domain.entity';
import { isConclusive } from '../domain/look-round';
import { nextLookAt } from '../domain/look-schedule';
import { BrandDomainChangesService } from './brand-domain-changes.service';
import { type DomainLook, DomainLookService } from './domain-look.service';
import { DomainsFollowGroupsService } from './domains-follow-groups.service';
import { BrandDomainStore } from './ports/brand-domain-store';

const MAX_ROUND = 200;
const LOOKS_AT_ONCE = 8;
/** Claims that came to nothing are kept so long, so that admins can see what became of them. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** What a check found. */
export interface CheckedDomain {
  readonly domain: BrandDomain;
  readonly look: DomainLook;
  /** Another group proved the same host first. */
  readonly isTaken: boolean;
}

function nextOf({ lookSubject }: BrandDomain, now: Date): Date | null {
  return lookSubject && nextLookAt(lookSubject, now);
}

/** Looks whether the records of domains are there, and draws the conclusions. */
@Injectable()
export class BrandDomainChecksService {
  private readonly logger = new Logger(BrandDomainChecksService.name);
  private readonly few = new FewAtOnce(LOOKS_AT_ONCE);

  constructor(
    private readonly store: BrandDomainStore,
    private readonly changes: BrandDomainChangesService,
    private readonly looks: DomainLookService,
    private readonly groups: DomainsFollowGroupsService,
    private readonly clock: Clock,
  ) {}

  /** Whatever has become of it meanwhile. */
  async checkOne(id: number): Promise<void> {
    const domain = await this.store.find(id);
    if (domain?.isLive) await this.conclude(id, await this.lookAt(domain));
  }

  /** All that are due. A round of which too much is unknown says more about the resolver than about domains. */
  async followDue(signal: AbortSignal): Promise<void> {
    const ids = await this.store.dueIds(this.clock.now(), MAX_ROUND);
    const round = await Promise.all(
      ids.map((id) =>
        this.few.run(async () => {
          const domain = signal.aborted ? null : await this.store.find(id);
          return domain && { id, look: await this.lookAt(domain) };
        }),
      ),
    );
    const seen = round.filter((each) => each !== null);
    const unknown = seen.filter(({ look }) => look.verdict.result === 'unknown').length;
    if (!isConclusive({ looks: seen.length, unknown })) {
      this.logger.warn({ looks: seen.length }, 'DNS could not be asked: nothing is concluded about domains');
      for (const { id } of seen) await this.postpone(id);
      return;
    }
    for (const { id, look } of seen) await this.conclude(id, look);
  }

  /** Claims that came to nothing, some time after they did. */
  forgetLapsed(): Promise<void> {
    return this.store.removeEndedBefore(new Date(this.clock.now().getTime() - RETENTION_MS));
  }

  /** Calls the network: never part of a transaction. */
  lookAt({ id, host, token, state }: BrandDomain): Promise<DomainLook> {
    return this.looks.look({ host, token, claimId: String(id), isFinal: state !== 'verified' });
  }

  /** Null when the domain has ended meanwhile. */
  async conclude(id: number, look: DomainLook): Promise<CheckedDomain | null> {
    let isTaken = false;
    const domain = await this.changes.apply(id, async (held, now) => {
      if (held.state === 'unbound') return null;
      const followed = await this.groups.follow(held, now);
      if (!held.isLive) return followed;
      let notice: LifecycleNotice | null;
      if (held.state === 'claimed' && look.verdict.result === 'yes') {
        const domainId = held.domainId ?? (await this.takeHost(held, now));
        isTaken = domainId === null;
        notice = domainId === null ? held.takeLook(look.verdict, now) : held.verify(domainId, now);
      } else notice = held.takeLook(look.verdict, now);
      held.record(now, JSON.stringify(look.instructions), nextOf(held, now));
      return notice ?? followed;
    });
    return domain && { domain, look, isTaken };
  }

  /** The group that is verified first has the host; a holder whose records are gone gives it up. Null: it is another group's. */
  private async takeHost({ host, groupId }: BrandDomain, now: Date): Promise<number | null> {
    const opened = await this.store.openNumber(host, groupId, now);
    if (opened !== null) return opened;
    const holder = await this.store.holderOf(host);
    if (!holder?.yields) return null;
    await this.changes.apply(holder.id, async (held) => {
      if (!held.yields) return Promise.resolve(null);
      held.release(now);
      return Promise.resolve('released');
    });
    return this.store.openNumber(host, groupId, now);
  }

  private async postpone(id: number): Promise<void> {
    await this.changes.apply(id, async (held, now) => {
      held.record(now, held.records, nextOf(held, now));
      return Promise.resolve(null);
    });
  }
}
