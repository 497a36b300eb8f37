import { Injectable } from '@nestjs/common';
import { VerifiedPeople } from '../../../../../shared/verified-people/verified-people';
import { AddressSafety, type LocalJudge } from '../../../../safety';
import type { LinkChange, LinkEdits } from '../../domain/link-settings';
import type { LinkStanding, LinkWarning } from '../../domain/link-standing';
import { type Link, SHARED_DOMAIN } from '../../domain/link.entity';
import { ADDRESS_SETTINGS, leadsElsewhere, webAddressesOf } from '../../domain/safety/link-addresses';

type AddressChange = Pick<LinkChange, 'field' | 'before'>;

/** Where links lead that people are warned of on the domain that all share. */
const DOUBTS = ['young', 'free-host'] as const satisfies readonly LinkWarning[];

const doubtOf = (judge: LocalJudge, edits: LinkEdits): LinkWarning | null => {
  const reasons = new Set(webAddressesOf(edits).flatMap((each) => judge(each).reasons));
  return DOUBTS.find((each) => reasons.has(each)) ?? null;
};

/** As it was before the changes. */
const asBefore = (
  { url, targets, fallbackUrl, backupUrl }: Link,
  changes: readonly AddressChange[],
): LinkEdits => ({
  ...{ url, targets, fallbackUrl, backupUrl },
  ...Object.fromEntries(changes.map(({ field, before }) => [field, before])),
});

const isDoubt = (warning: LinkWarning | null): boolean => DOUBTS.some((each) => each === warning);

/**
 * Whether people are to be warned of where a link leads, by what is known without asking anybody; the patrol asks later.
 * Nobody is warned of links of somebody who has proven to be a person, nor on a domain of one's own.
 */
@Injectable()
export class LinkWarnings {
  constructor(
    private readonly safety: AddressSafety,
    private readonly people: VerifiedPeople,
  ) {}

  /** Of a link that is to lead there on the domain that all share. */
  async ofNew(userId: number, edits: LinkEdits): Promise<LinkWarning | null> {
    return (await this.forMany(userId))(edits);
  }

  /** The same for many links of one person. */
  async forMany(userId: number): Promise<(edits: LinkEdits) => Promise<LinkWarning | null>> {
    const judge = await this.safety.localJudge();
    let trust: Promise<boolean> | undefined;
    return async (edits) => {
      const doubt = doubtOf(judge, edits);
      if (doubt === null) return null;
      trust ??= this.isTrusted(userId);
      return (await trust) ? null : doubt;
    };
  }

  /** A copy of what was reported or refused is no better. */
  async ofCopy(
    link: Link,
    copy: Pick<Link, 'domainId' | 'creatorUserId'>,
  ): Promise<Pick<LinkStanding, 'warning' | 'disabledFor'>> {
    const { warning, disabledFor } = link;
    if (warning !== null && !isDoubt(warning)) return { warning, disabledFor };
    const isShared = copy.domainId === SHARED_DOMAIN;
    return { warning: isShared ? await this.ofNew(copy.creatorUserId, link) : null, disabledFor };
  }

  /**
   * Of a link that was changed, which the caller holds. What was found out of where it led before goes with the last of
   * the hosts that it led to; until then it stays, and the patrol takes it away: another page of a host that does harm is
   * not better before somebody has looked.
   */
  async renew(link: Link, changes: readonly AddressChange[]): Promise<void> {
    const hasMoved = changes.some(({ field }) => ADDRESS_SETTINGS.has(field));
    if (!hasMoved && !changes.some(({ field }) => field === 'domainId')) return;
    const isElsewhere = hasMoved && leadsElsewhere(asBefore(link, changes), link);
    if (isElsewhere && link.disabledFor === 'blocked') link.enable();
    const isOurs = link.warning === null || isDoubt(link.warning);
    if (!isOurs && !(isElsewhere && link.warning === 'threat')) return;
    const isShared = link.domainId === SHARED_DOMAIN;
    link.warnOf(isShared ? await this.ofNew(link.creatorUserId, link) : null);
  }

  /** Guests are nobody in particular. */
  private async isTrusted(userId: number): Promise<boolean> {
    return userId !== 0 && (await this.people.has(userId));
  }
}
