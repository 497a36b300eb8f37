import { Injectable } from '@nestjs/common';
import { VerifiedPeople } from '../../../../../shared/verified-people/verified-people';
import { AddressSafety, type LocalJudge, type LocalJudgement } from '../../../../safety';
import type { LinkChange, LinkEdits } from '../../domain/link-settings';
import type { LinkFindings, LinkWarning } from '../../domain/link-findings';
import { type Link, SHARED_DOMAIN } from '../../domain/link.entity';
import { ADDRESS_SETTINGS, leadsElsewhere, webAddressesOf } from '../../domain/safety/link-addresses';
import { FreeHostsService } from './free-hosts.service';

type AddressChange = Pick<LinkChange, 'field' | 'before'>;

/** Where links lead that people are warned of on the domain that all share. */
const DOUBTS = ['young', 'free-host'] as const satisfies readonly LinkWarning[];

const doubtedOf = (judge: LocalJudge, edits: LinkEdits): readonly LocalJudgement[] =>
  webAddressesOf(edits)
    .map((each) => judge(each))
    .filter(({ reasons }) => reasons.some(isDoubtful));

/** As it was before the changes. */
const asBefore = (
  { url, targets, fallbackUrl, backupUrl }: Link,
  changes: readonly AddressChange[],
): LinkEdits => ({
  ...{ url, targets, fallbackUrl, backupUrl },
  ...Object.fromEntries(changes.map(({ field, before }) => [field, before])),
});

const isDoubtful = (reason: string | null): boolean => DOUBTS.some((each) => each === reason);

type IsFamiliar = (judgement: LocalJudgement) => Promise<boolean>;

async function worstOf(
  doubted: readonly LocalJudgement[],
  isFamiliar: IsFamiliar,
): Promise<LinkWarning | null> {
  const left = new Set<string>();
  for (const judgement of doubted) {
    const isKnown = await isFamiliar(judgement);
    for (const each of judgement.reasons) if (each !== 'free-host' || !isKnown) left.add(each);
  }
  return DOUBTS.find((each) => left.has(each)) ?? null;
}

/**
 * Whether people are to be warned of where a link leads, by what is known without asking anybody; the patrol asks later.
 * Visitors are not warned of links of a person who has proven to be one, nor on a domain of one's own.
 */
@Injectable()
export class LinkWarningsService {
  constructor(
    private readonly safety: AddressSafety,
    private readonly people: VerifiedPeople,
    private readonly freeHosts: FreeHostsService,
  ) {}

  /** Of a link that is to lead there on the domain that all share. */
  async ofNew(userId: number, edits: LinkEdits): Promise<LinkWarning | null> {
    return (await this.forMany(userId))(edits);
  }

  /** The same for many links of one person. */
  async forMany(userId: number): Promise<(edits: LinkEdits) => Promise<LinkWarning | null>> {
    const judge = await this.safety.localJudge();
    const isFamiliar = this.rememberingFamiliar();
    let trust: Promise<boolean> | undefined;
    return async (edits) => {
      const doubted = doubtedOf(judge, edits);
      if (doubted.length === 0) return null;
      trust ??= this.isTrusted(userId);
      return (await trust) ? null : worstOf(doubted, isFamiliar);
    };
  }

  /** A copy of what was reported or refused is no better. */
  async ofCopy(
    link: Link,
    copy: Pick<Link, 'domainId' | 'creatorUserId'>,
  ): Promise<Pick<LinkFindings, 'warning' | 'disabledFor'>> {
    const { warning, disabledFor } = link;
    if (warning !== null && !isDoubtful(warning)) return { warning, disabledFor };
    const isShared = copy.domainId === SHARED_DOMAIN;
    return { warning: isShared ? await this.ofNew(copy.creatorUserId, link) : null, disabledFor };
  }

  /**
   * Of a link that was changed, which the caller holds. What was found out of where it led before goes with the last of
   * the hosts that it led to; until then it stays, and the patrol takes it away: another page of a host that does harm is
   * not better before a person has looked.
   */
  async renew(link: Link, changes: readonly AddressChange[]): Promise<void> {
    const hasMoved = changes.some(({ field }) => ADDRESS_SETTINGS.has(field));
    if (!hasMoved && !changes.some(({ field }) => field === 'domainId')) return;
    const isElsewhere = hasMoved && leadsElsewhere(asBefore(link, changes), link);
    if (isElsewhere && link.disabledFor === 'blocked') link.enable();
    const isOurs = link.warning === null || isDoubtful(link.warning);
    if (!isOurs && !(isElsewhere && link.warning === 'threat')) return;
    const isShared = link.domainId === SHARED_DOMAIN;
    link.warnOf(isShared ? await this.ofNew(link.creatorUserId, link) : null);
  }

  /** Each name is looked up once, however many links lead there. */
  private rememberingFamiliar(): IsFamiliar {
    const known = new Map<string | null, Promise<boolean>>();
    return (judgement) => {
      const answer = known.get(judgement.doubtedName) ?? this.freeHosts.isFamiliar(judgement);
      known.set(judgement.doubtedName, answer);
      return answer;
    };
  }

  /** Guests are no particular person. */
  private async isTrusted(userId: number): Promise<boolean> {
    return userId !== 0 && (await this.people.has(userId));
  }
}
