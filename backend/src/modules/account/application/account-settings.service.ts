import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { InputCheck } from '../../../shared/domain/input-check';
import { SubdomainsService } from '../../domains';
import { InvalidUser, type Language, PeopleService, type PersonSnapshot } from '../../identity';
import { parseDisplayName } from '../domain/display-name';

/** What a person wants changed; what is absent stays. */
export interface SettingsInput {
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
export class AccountSettingsService {
  constructor(
    private readonly people: PeopleService,
    private readonly subdomains: SubdomainsService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async settingsOf(userId: number): Promise<AccountSettingsSnapshot> {
    const person = await this.people.find(userId);
    if (!person) throw new InvalidUser();
    return { person, subdomain: await this.subdomains.hostOf(userId) };
  }

  /** All of it or nothing; every refused field is named at once. Throws `SubdomainTaken` when the name is another's. */
  change(member: Member, input: SettingsInput, address: string): Promise<AccountSettingsSnapshot> {
    return this.unitOfWork.run(async () => {
      const { person, subdomain } = await this.settingsOf(member.userId);
      const check = new InputCheck();
      const displayName = check.take(() => nameIn(input, person));
      const name = check.take(() => this.subdomainIn(input, subdomain));
      check.done();
      const { lang, shortcuts, isOnboarded } = input;
      const changed = await this.people.update(member.userId, { displayName, lang, shortcuts, isOnboarded });
      if (changed.displayName !== person.displayName) await this.note(member, 'display-name', address);
      if (name !== undefined) {
        await this.subdomains.change(member.userId, name);
        await this.note(member, 'subdomain', address);
      }
      return { person: changed, subdomain: name === undefined ? subdomain : name };
    });
  }

  /** Undefined: it stays; null: it is given up. */
  private subdomainIn({ subdomain }: SettingsInput, current: string | null): string | null | undefined {
    if (subdomain === undefined || subdomain === current) return undefined;
    const name = this.subdomains.nameIn(subdomain);
    return name === current ? undefined : name;
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
function nameIn({ displayName }: SettingsInput, person: PersonSnapshot): string | undefined {
  if (displayName === undefined || displayName === person.displayName) return undefined;
  return parseDisplayName(displayName);
}
