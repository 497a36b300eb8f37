import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SafetySettings, type WebRiskAccess } from '../../../config/settings';
import { Clock } from '../../../shared/domain/clock';
import { GatewayClient } from '../../../shared/gateway-http/gateway-client';
import { ThreatList } from '../application/ports/threat-list';

const THREAT_TYPES = ['MALWARE', 'SOCIAL_ENGINEERING'];
const TIMEOUT_MS = 2_000;
const MAX_STORED = 10_000;
const MINUTE_MS = 60_000;
/** What was harmless just now is not asked for again. */
const HARMLESS_RETENTION_MS = 5 * MINUTE_MS;
/** A match without a moment to trust. */
const MATCH_RETENTION_MS = 5 * MINUTE_MS;
const MAX_MATCH_MS = 24 * 60 * MINUTE_MS;

type Answer = Readonly<Record<string, unknown>>;

interface Kept {
  readonly threatUntil: Date | null;
  /** Epoch milliseconds. */
  readonly keptUntil: number;
}

/** Google's Web Risk, or what speaks like it. No other server learns of the key: no redirect is followed. */
@Injectable()
export class WebRisk extends ThreatList {
  private readonly kept = new LRUCache<string, Kept>({ max: MAX_STORED });
  private readonly access: WebRiskAccess | null;
  private readonly gateway: GatewayClient;

  constructor(
    { webRisk }: SafetySettings,
    private readonly clock: Clock,
  ) {
    super();
    this.access = webRisk;
    this.gateway = new GatewayClient({ urls: webRisk ? [webRisk.url] : [], timeoutMs: TIMEOUT_MS });
  }

  get isSetUp(): boolean {
    return this.access !== null;
  }

  async threatUntil(url: string): Promise<Date | null> {
    const now = this.clock.now();
    const kept = this.kept.get(url);
    if (kept && now.getTime() < kept.keptUntil) return kept.threatUntil;
    const threatUntil = readAnswer(await this.search(url), now);
    const keptUntil = threatUntil?.getTime() ?? now.getTime() + HARMLESS_RETENTION_MS;
    this.kept.set(url, { threatUntil, keptUntil });
    return threatUntil;
  }

  private async search(uri: string): Promise<Answer> {
    if (this.access === null) throw new Error('Web Risk is not set up');
    const query = new URLSearchParams({ key: this.access.key, uri });
    for (const each of THREAT_TYPES) query.append('threatTypes', each);
    const answer = await this.gateway.send({
      url: `${this.access.url}/v1/uris:search?${query.toString()}`,
    });
    // Neither the key nor the address belongs into a log.
    if (answer.status !== 200) throw new Error(`Web Risk answered ${answer.status}`);
    return answer.object();
  }
}

/** Until when there is a threat; null when there is none. */
function readAnswer(answer: Answer, now: Date): Date | null {
  const { threat } = answer as { threat?: { threatTypes?: unknown; expireTime?: unknown } | null };
  if (!Array.isArray(threat?.threatTypes) || threat.threatTypes.length === 0) return null;
  const expires = typeof threat.expireTime === 'string' ? Date.parse(threat.expireTime) : NaN;
  const earliest = now.getTime() + MATCH_RETENTION_MS;
  if (!(expires > earliest)) return new Date(earliest);
  return new Date(Math.min(expires, now.getTime() + MAX_MATCH_MS));
}
