import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import type { ProgramScope } from '../../../../shared/domain/rights/program-scopes';
import { PeopleService, ProgramTokensService, type TokensOfGroup } from '../../../identity';
import { ApiPlansService } from '../../plan/application/api-plans.service';

const HOUR_MS = 3_600_000;

/** The tokens of a group as its admins see them. */
export interface ApiTokenSnapshot extends TokensOfGroup {
  /** Who made the current one; null when there is none. */
  readonly maker: { readonly userId: number; readonly name: string } | null;
}

export interface ResetInput {
  readonly scopes: readonly ProgramScope[];
  /** How long the token before is good beside the new one. */
  readonly keepOldHours: number;
  /** Where the call comes from. */
  readonly address: string;
}

/** Shows, resets and revokes the token of a group. All throw `ApiPlanNotEnabled`. */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly plans: ApiPlansService,
    private readonly tokens: ProgramTokensService,
    private readonly people: PeopleService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async show({ groupId }: Member): Promise<ApiTokenSnapshot> {
    await this.plans.requireEnabled(groupId);
    const found = await this.tokens.ofGroup(groupId);
    if (!found.current) return { ...found, maker: null };
    const { userId } = found.current;
    const names = await this.people.namesOf([userId]);
    return { ...found, maker: { userId, name: names.get(userId) ?? '' } };
  }

  /** @returns the text of the new token, which is not kept */
  async reset(member: Member, { scopes, keepOldHours, address }: ResetInput): Promise<string> {
    await this.plans.requireEnabled(member.groupId);
    return this.unitOfWork.runRepeatable(async () => {
      const text = await this.tokens.reset(member, { scopes, overlapMs: keepOldHours * HOUR_MS });
      await this.note('developer.token-reset', member, address);
      return text;
    });
  }

  async revoke(member: Member, address: string): Promise<void> {
    await this.plans.requireEnabled(member.groupId);
    await this.unitOfWork.runRepeatable(async () => {
      await this.tokens.revoke(member.groupId);
      await this.note('developer.token-revoked', member, address);
    });
  }

  private note(action: string, { userId, groupId }: Member, address: string): Promise<void> {
    return this.audit.record({ action, outcome: 'done', userId, groupId, address });
  }
}
