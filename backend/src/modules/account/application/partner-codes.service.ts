import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SiteSettings } from '../../../config/settings';
import { sameText } from '../../../shared/crypto/same-text';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { Randomness } from '../../../shared/domain/randomness';
import { GroupsService } from '../../groups';
import { PeopleService } from '../../identity';
import { NoPartner, PartnerCodeRefused } from '../domain/account.errors';
import { PartnerCodeStore } from './ports/partner-code-store';

const CODE_BYTES = 32;
const PARTNER_CODE_LIFETIME_S = 60;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What the partner learns of a person who came from us. */
export interface PartnerVisitor {
  readonly userId: number;
  readonly groupId: number;
  readonly displayName: string;
}

/** Leads people to the partner's page without showing it a token: a code that is worth something once and for a minute. */
@Injectable()
export class PartnerCodesService {
  constructor(
    private readonly codes: PartnerCodeStore,
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
    private readonly site: SiteSettings,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** A code, and the partner's address with it. */
  async issue({ userId, groupId }: Member): Promise<{ code: string; expiresIn: number; url: string }> {
    const { partner } = this.site;
    if (!partner) throw new NoPartner();
    const code = Buffer.from(this.randomness.bytes(CODE_BYTES)).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + PARTNER_CODE_LIFETIME_S * 1_000);
    const grant = { userId, groupId, audience: new URL(partner.url).origin };
    await this.codes.add(sha256(code), grant, expiresAt);
    const url = new URL(partner.url);
    url.searchParams.set('code', code);
    return { code, expiresIn: PARTNER_CODE_LIFETIME_S, url: url.href };
  }

  /** Tells the partner whom a code stands for. Throws `PartnerCodeRefused` for any reason, which it does not give. */
  async redeem(code: string, secret: string): Promise<PartnerVisitor> {
    const { partner } = this.site;
    if (!partner) throw new NoPartner();
    if (!sameText(secret, partner.secret)) throw new PartnerCodeRefused();
    const audience = new URL(partner.url).origin;
    const grant = await this.codes.redeem(sha256(code), audience, this.clock.now());
    const person = grant && (await this.people.find(grant.userId));
    if (!grant || !person || !(await this.groups.membership(grant.userId, grant.groupId))) {
      throw new PartnerCodeRefused();
    }
    return { userId: grant.userId, groupId: grant.groupId, displayName: person.displayName };
  }
}
