import { Injectable } from '@nestjs/common';
import type { Program } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { Randomness } from '../../../shared/domain/randomness';
import { isReadOnlySeat } from '../../billing';
import { Groups } from '../../groups';
import { Unauthorized } from '../domain/identity.errors';
import { newProgramToken, programTokenHash } from './program-token-format';
import { type NewStoredToken, StoredToken } from '../domain/program-token.entity';
import { ProgramTokenRepository } from './ports/program-token-repository';

const MINUTE_MS = 60_000;

/** Tokens by which programs act for whoever made them. */
@Injectable()
export class ProgramTokens {
  constructor(
    private readonly tokens: ProgramTokenRepository,
    private readonly groups: Groups,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** The text of a new token, which is not kept. */
  async issue(fields: NewStoredToken): Promise<string> {
    const text = newProgramToken((count) => this.randomness.bytes(count));
    await this.tokens.add(new StoredToken(fields, programTokenHash(text) ?? '', this.clock.now()));
    return text;
  }

  /**
   * Who holds a token: one program with the standing that its maker has in the group now. Throws `Unauthorized`, alike
   * for what was never a token, is revoked, or is of somebody who left; of the first, no table is read.
   */
  async holder(text: string): Promise<Program> {
    const hash = programTokenHash(text);
    const token = hash === null ? null : await this.tokens.findLive(hash);
    const place = token && (await this.groups.membership(token.userId, token.groupId));
    if (!token || !place) throw new Unauthorized();
    await this.noteUse(token);
    return {
      kind: 'program',
      tokenId: token.id,
      userId: token.userId,
      groupId: token.groupId,
      scopes: token.scopes,
      groupLevel: place.level,
      mayEditAll: place.everyoneEdits,
      isReadOnly: isReadOnlySeat(place),
      isSiteAdmin: false,
    };
  }

  private async noteUse({ id, lastUsedAt }: StoredToken): Promise<void> {
    const now = this.clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < MINUTE_MS) return;
    await this.tokens.noteUse(id, now);
  }
}
