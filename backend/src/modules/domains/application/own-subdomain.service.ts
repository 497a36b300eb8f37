import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { DomainDoesNotExist, SubdomainExists } from '../domain/domains.errors';
import { type Landing, NO_LANDING } from '../landings/domain/landing';
import { LandingStore } from '../landings/application/ports/landing-store';
import { ShortDomainsService } from './short-domains.service';
import { SubdomainsService } from './subdomains.service';

/** The caller's personal subdomain, as lists of domains show it. Its id is that of its person, who has no other. */
export interface OwnSubdomainSnapshot {
  readonly id: number;
  /** What stands before the root. */
  readonly name: string;
  readonly host: string;
  readonly landing: Landing;
}

/** The one subdomain of a person beside the domains of their group. */
@Injectable()
export class OwnSubdomainService {
  constructor(
    private readonly subdomains: SubdomainsService,
    private readonly domains: ShortDomainsService,
    private readonly landings: LandingStore,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Null when they have none. */
  async subdomainOf({ userId }: Pick<Member, 'userId'>): Promise<OwnSubdomainSnapshot | null> {
    const name = await this.subdomains.hostOf(userId);
    if (name === null) return null;
    const domainId = await this.domains.ofPerson(userId);
    const landing = domainId === null ? NO_LANDING : await this.landings.landingOf(domainId);
    return { id: userId, name, host: this.domains.named(name).host, landing };
  }

  /** Gives a person without a subdomain one. Throws `SubdomainRefused`, `SubdomainTaken`, `SubdomainExists`. */
  async make(member: Member, name: string, address: string): Promise<OwnSubdomainSnapshot> {
    if ((await this.subdomains.hostOf(member.userId)) !== null) throw new SubdomainExists();
    return this.change(member, name, address);
  }

  /** Throws `DomainDoesNotExist` for all but the caller's own, `SubdomainRefused`, `SubdomainTaken`. */
  async rename(
    member: Member,
    id: number,
    { name, address }: { name: string; address: string },
  ): Promise<OwnSubdomainSnapshot> {
    await this.require(member, id);
    return this.change(member, name, address);
  }

  /** The number that its links stand on, made if there is none yet. Throws `DomainDoesNotExist`. */
  async open(member: Member, id: number): Promise<{ readonly domainId: number; readonly host: string }> {
    const { host } = await this.require(member, id);
    return { domainId: await this.unitOfWork.run(() => this.domains.idFor(member, host)), host };
  }

  private async require(member: Member, id: number): Promise<OwnSubdomainSnapshot> {
    const own = id === member.userId ? await this.subdomainOf(member) : null;
    if (own === null) throw new DomainDoesNotExist();
    return own;
  }

  private async change(member: Member, text: string, address: string): Promise<OwnSubdomainSnapshot> {
    const name = this.subdomains.parse(text);
    await this.unitOfWork.run(async () => {
      await this.subdomains.change(member.userId, name);
      const { userId, groupId } = member;
      const entry = {
        action: 'account.subdomain-changed',
        outcome: 'done',
        userId,
        groupId,
        address,
      } as const;
      await this.audit.record(entry);
    });
    return this.require(member, member.userId);
  }
}
