import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ANY_CHANGE } from '../../../../shared/change-feed/change-log';
import type { Program } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { Places } from '../../../../shared/geo/places';
import { Remembered } from '../../../../shared/remembered';
import { isReadOnlySeat } from '../../../billing';
import { GroupsService } from '../../../groups';
import { Unauthorized } from '../../domain/identity.errors';
import type { StoredToken } from '../../domain/program-token.entity';
import { ProgramTokenRepository } from '../ports/program-token-repository';
import { ProgramChangeFeedService } from './program-change-feed.service';
import { programTokenTraces } from './program-token-format';

const RETENTION_MS = 10_000;
const MAX_REMEMBERED = 10_000;
const MINUTE_MS = 60_000;
const DEADLINE_MS = 10_000;

type TokenKey = { readonly hash: string } | { readonly id: number };

/** A token, and who holds it. */
interface Known {
  readonly token: StoredToken;
  readonly program: Program;
}

/** Who holds the token of a program. What was read of one is remembered for some seconds, and forgotten when it changes. */
@Injectable()
export class ProgramCallersService implements OnModuleInit {
  private readonly known = new Remembered<Known | null>({
    most: MAX_REMEMBERED,
    deadlineMs: DEADLINE_MS,
    // Unknown tokens are not remembered: made-up ones would push out those that are good.
    keptMs: (known) => (known === null ? 0 : RETENTION_MS),
  });
  private readonly usedAt = new LRUCache<number, number>({ max: MAX_REMEMBERED });

  constructor(
    private readonly tokens: ProgramTokenRepository,
    private readonly groups: GroupsService,
    private readonly changes: ProgramChangeFeedService,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.changes.listen((change) => {
      if (change === ANY_CHANGE) this.known.forgetAll();
      else this.known.forgetWhere((known) => String(known?.token.groupId) === change);
    });
  }

  /**
   * One program with the rights that the token's maker has in the group now. Throws `Unauthorized`, alike for what was
   * never a token, is revoked, or is of a person who left; of the first, no table is read.
   * @param address where the call comes from
   */
  holderOf(text: string, address: string): Promise<Program> {
    const traces = programTokenTraces(text);
    if (traces === null) return Promise.reject(new Unauthorized());
    return this.find({ hash: traces.hash }, address);
  }

  /** The same of a token by its number. */
  holderOfNumber(id: number, address: string): Promise<Program> {
    return this.find({ id }, address);
  }

  private async find(key: TokenKey, address: string): Promise<Program> {
    const [name, steadyNow] = [JSON.stringify(key), performance.now()];
    const found =
      this.known.atHand(name, steadyNow) ?? (await this.known.ask(name, steadyNow, () => this.read(key)));
    const now = this.clock.now();
    if (!found?.token.isLive(now)) throw new Unauthorized();
    await this.noteUse(found.token, address, now);
    return found.program;
  }

  private async read(key: TokenKey): Promise<Known | null> {
    const token = await this.tokens.findLive(key, this.clock.now());
    const program = token && (await this.programOf(token));
    return token && program && { token, program };
  }

  private async programOf({ id, userId, groupId, scopes }: StoredToken): Promise<Program | null> {
    const place = await this.groups.membership(userId, groupId);
    return (
      place && {
        kind: 'program',
        tokenId: id,
        userId,
        groupId,
        scopes,
        groupLevel: place.level,
        mayEditAll: place.everyoneEdits,
        isReadOnly: isReadOnlySeat(place),
        isSiteAdmin: false,
      }
    );
  }

  private async noteUse({ id, lastUsedAt }: StoredToken, address: string, at: Date): Promise<void> {
    const last = Math.max(this.usedAt.get(id) ?? 0, lastUsedAt?.getTime() ?? 0);
    if (at.getTime() - last < MINUTE_MS) return;
    this.usedAt.set(id, at.getTime());
    await this.tokens.noteUse(id, { at, country: this.places.placeOf(address)?.country ?? null });
  }
}
