import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { InputCheck } from '../../../shared/domain/input-check';
import { InvalidUser, type Language, People, type PersonSnapshot } from '../../identity';
import { type SubdomainCode, SubdomainRefused, SubdomainTaken } from '../domain/account.errors';
import { parseDisplayName } from '../domain/display-name';
import { mayTake, parseSubdomain } from '../domain/subdomain';
import { SubdomainStore } from './ports/subdomain-store';

/** What a person wants changed; what is absent stays. */
export interface SettingsWish {
  readonly displayName?: string | undefined;
  /** Null or empty gives the subdomain up. */
  readonly subdomain?: string | null | undefined;
  readonly lang?: Language | undefined;
  readonly shortcuts?: boolean | undefined;
  readonly isOnboarded?: boolean | undefined;
}

export interface AccountSettingsSnapshot {
  readonly person: PersonSnapshot;
  /** Null when the person has none. */
  readonly subdomain: string | null;
}

/** How a person is shown and what they have chosen. */
@Injectable()
export class AccountSettings {
  constructor(
    private readonly people: People,
    private readonly subdomains: SubdomainStore,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async of(userId: number): Promise<AccountSettingsSnapshot> {
    const person = await this.people.find(userId);
    if (!person) throw new InvalidUser();
    return { person, subdomain: await this.subdomains.of(userId) };
  }

  /** All of it or nothing; every refused field is named at once. Throws `SubdomainTaken` when the name is another's. */
  change(member: Member, wish: SettingsWish, address: string): Promise<AccountSettingsSnapshot> {
    return this.unitOfWork.run(async () => {
      const { person, subdomain } = await this.of(member.userId);
      const check = new InputCheck();
      const displayName = check.take(() => nameIn(wish, person));
      const name = check.take(() => subdomainIn(wish, subdomain));
      check.done();
      const { lang, shortcuts, isOnboarded } = wish;
      const changed = await this.people.update(member.userId, { displayName, lang, shortcuts, isOnboarded });
      if (changed.displayName !== person.displayName) await this.note(member, 'display-name', address);
      if (name !== undefined) {
        await this.move(member.userId, name);
        await this.note(member, 'subdomain', address);
      }
      return { person: changed, subdomain: name === undefined ? subdomain : name };
    });
  }

  /** Why the person cannot have this subdomain; null when they can, or have it. */
  async refusalOf(userId: number, wanted: string): Promise<SubdomainCode | null> {
    try {
      const name = parseSubdomain(wanted);
      const isFree = mayTake(await this.subdomains.find(name), userId, this.clock.now());
      return isFree ? null : 'account.subdomain-taken';
    } catch (error) {
      if (error instanceof SubdomainRefused) return error.code as SubdomainCode;
      throw error;
    }
  }

  private async move(userId: number, name: string | null): Promise<void> {
    const now = this.clock.now();
    if (name === null) {
      await this.subdomains.release(userId, now);
      return;
    }
    const isFree = mayTake(await this.subdomains.find(name), userId, now);
    if (!isFree || !(await this.subdomains.give(name, userId, now))) throw new SubdomainTaken(name);
  }

  /** Says that, not from what to what: the log outlives the name. */
  private note({ userId, groupId }: Member, what: string, address: string): Promise<void> {
    return this.audit.record({
      action: `account.${what}-changed`,
      outcome: 'done',
      userId,
      groupId,
      address,
    });
  }
}

/** Undefined: it stays. A form that sends a generated name back unchanged is not refused for it. */
function nameIn({ displayName }: SettingsWish, person: PersonSnapshot): string | undefined {
  if (displayName === undefined || displayName === person.displayName) return undefined;
  return parseDisplayName(displayName);
}

/** Undefined: it stays; null: it is given up. */
function subdomainIn({ subdomain }: SettingsWish, current: string | null): string | null | undefined {
  if (subdomain === undefined || subdomain === current) return undefined;
  const name = subdomain === null || subdomain.trim() === '' ? null : parseSubdomain(subdomain);
  return name === current ? undefined : name;
}
