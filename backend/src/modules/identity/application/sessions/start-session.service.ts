import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { Randomness } from '../../../../shared/domain/randomness';
import { Places } from '../../../../shared/geo/places';
import { Session } from '../../domain/session.entity';
import { Devices } from '../ports/devices';
import { SessionRepository } from '../ports/session-repository';
import type { SignInVisitor } from '../visitor';
import { RefreshTokensService } from './refresh-tokens.service';

export interface SessionStart extends SignInVisitor {
  readonly userId: number;
  readonly groupId: number;
}

const ID_BYTES = 16;

/** Begins sessions. */
@Injectable()
export class StartSessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: RefreshTokensService,
    private readonly devices: Devices,
    private readonly places: Places,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** Always a new one: what the person had open in this browser before is over. */
  async start({ userId, groupId, browserUuid, userAgent, address }: SessionStart): Promise<{
    session: Session;
    refreshToken: string;
    isKnownBrowser: boolean;
  }> {
    const now = this.clock.now();
    const isKnownBrowser = await this.sessions.knowsBrowser(userId, browserUuid);
    await this.sessions.end(userId, { browserUuid }, { reason: 'replaced', now });
    const id = Buffer.from(this.randomness.bytes(ID_BYTES)).toString('hex');
    const refreshToken = this.tokens.tokenOf({ userId, sessionId: id, generation: 1 });
    const country = this.places.placeOf(address)?.country ?? null;
    const facts = { id, userId, groupId, browserUuid, country, ...this.devices.factsOf(userAgent) };
    const session = new Session(facts, this.tokens.hashOf(refreshToken), now);
    await this.sessions.add(session);
    return { session, refreshToken, isKnownBrowser };
  }
}
