import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { Randomness } from '../../../../shared/domain/randomness';
import type { ProgramScope } from '../../../../shared/domain/rights/program-scopes';
import { EventBus } from '../../../../shared/events/event-bus';
import type { MemberLeft, MemberLevelChanged } from '../../../groups/events';
import { type NewStoredToken, StoredToken } from '../../domain/program-token.entity';
import { ProgramTokenRepository } from '../ports/program-token-repository';
import { newProgramToken, programTokenTraces } from './program-token-format';
import { ProgramChangeFeedService } from './program-change-feed.service';

/** What a group's token is replaced by. */
export interface TokenReset {
  readonly scopes: readonly ProgramScope[];
  /** How long the one before is good beside it, in milliseconds. */
  readonly overlapMs: number;
}

/** The tokens of a group that are good. */
export interface TokensOfGroup {
  readonly current: StoredToken | null;
  /** The one before, for as long as it is good. */
  readonly replaced: StoredToken | null;
}

/** Tokens by which programs act for the admins who made them: each group has one. */
@Injectable()
export class ProgramTokensService implements OnModuleInit {
  constructor(
    private readonly tokens: ProgramTokenRepository,
    private readonly changes: ProgramChangeFeedService,
    private readonly unitOfWork: UnitOfWork,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
    private readonly events: EventBus,
  ) {}

  /** In the transaction that changes the membership: an admin who comes back does not come back to a token. */
  onModuleInit(): void {
    this.events.record<MemberLeft>(['groups.member-left'], async (left) => {
      for (const { groupId, userId } of left) await this.revoke(groupId, (token) => token.userId === userId);
    });
    this.events.record<MemberLevelChanged>(['groups.member-level-changed'], async (changed) => {
      for (const { groupId } of changed) await this.changes.publish(String(groupId));
    });
  }

  async ofGroup(groupId: number): Promise<TokensOfGroup> {
    const live = await this.tokens.liveOf(groupId, this.clock.now());
    return {
      current: live.find(({ replacedUntil }) => replacedUntil === null) ?? null,
      replaced: live.find(({ replacedUntil }) => replacedUntil !== null) ?? null,
    };
  }

  /** A new token takes the place of what the group has. @returns its text, which is not kept */
  reset({ userId, groupId }: Member, { scopes, overlapMs }: TokenReset): Promise<string> {
    return this.unitOfWork.runRepeatable(async () => {
      const now = this.clock.now();
      const until = new Date(now.getTime() + overlapMs);
      for (const token of await this.tokens.holdOf(groupId, now)) {
        token.replace(until, now);
        await this.tokens.save(token);
      }
      const text = await this.issue({ groupId, userId, name: 'API', scopes });
      await this.changes.publish(String(groupId));
      return text;
    });
  }

  /** The text of a new token, which is not kept. */
  async issue(fields: NewStoredToken): Promise<string> {
    const text = newProgramToken((count) => this.randomness.bytes(count));
    const traces = programTokenTraces(text);
    if (!traces) throw new Error('a new token has the wrong shape');
    await this.tokens.add(new StoredToken(fields, traces, this.clock.now()));
    return text;
  }

  /** Ends tokens of a group at once: all of them, or some. */
  revoke(groupId: number, isChosen: (token: StoredToken) => boolean = () => true): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const now = this.clock.now();
      const chosen = (await this.tokens.holdOf(groupId, now)).filter(isChosen);
      for (const token of chosen) {
        token.revoke(now);
        await this.tokens.save(token);
      }
      if (chosen.length > 0) await this.changes.publish(String(groupId));
    });
  }
}
