import { createHmac } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { SecretSettings, StorageSettings } from '../../config/settings';
import { deriveKey } from '../crypto/derived-key';
import type { Actor } from '../domain/actor';
import { DomainError } from '../domain/domain-error';
import { limitBucketOf } from './limit-bucket';

/** How often something may be done. */
export interface RateLimit {
  /** `<module>.<what>`, such as `identity.mail-code`; limits of one name share their counts. */
  readonly name: string;
  /** Times within the window; the next one is refused. */
  readonly points: number;
  /** Length of the window, which begins with the first time. */
  readonly seconds: number;
  /** What is said of the refusal where the common words are too few. */
  readonly refusal?: { readonly code: string; readonly message: string };
}

/** How often one caller may do something that anybody may. */
export interface CallerLimit extends Omit<RateLimit, 'points'> {
  /** Of one member, and of one browser of a guest. */
  readonly perCaller: number;
  /** Of all guests of one network together: a guest is another one as often as they like. */
  readonly perNetwork: number;
}

const COMMON_REFUSAL = { code: 'http.rate-limited', message: 'This was tried too often.' };

/** Too often in too short a time. */
class RateLimited extends DomainError {
  constructor(seconds: number, { code, message } = COMMON_REFUSAL) {
    const wait = `Please wait ${seconds} second${seconds === 1 ? '' : 's'} and try again.`;
    super('rate-limited', code, `${message} ${wait}`, { retryAfter: seconds });
  }
}

/** Requests wait for it, so a Redis that does not answer is passed over soon. */
const COMMAND_TIMEOUT_MS = 500;
/** So long after it did not answer, no other call waits to see whether it does. */
const REST_MS = 5_000;

/** Of one limit: the counts of all processes, and those of this one for when Redis is away. */
interface Limiters {
  readonly shared: RateLimiterAbstract | null;
  readonly own: RateLimiterAbstract;
}

/**
 * Counts how often a caller does something: in Redis for all processes together, and in this
 * process's memory without Redis or while it does not answer.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly logger = new Logger(RateLimits.name);
  private readonly limiters = new Map<string, Limiters>();
  private readonly secret: Buffer;
  private readonly redis: Redis | null;
  /** On the clock of `performance.now()`. */
  private restsUntil = 0;

  constructor(storage: StorageSettings, secrets: SecretSettings) {
    this.secret = deriveKey(secrets.secret, 'rate-limit-keys');
    this.redis = storage.redisUrl ? this.connect(storage.redisUrl) : null;
  }

  /**
   * Counts one more for the key: an address, a mail, a user's id or several of these as one text.
   * Keys are kept hashed. Throws {@link RateLimited} beyond the limit.
   */
  async take(limit: RateLimit, key: string | number): Promise<void> {
    try {
      await this.consume(this.limitersOf(limit), this.hidden(limit, String(key)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)), limit.refusal);
    }
  }

  /**
   * Counts one more for the caller: members by themselves, guests by their browser and by their network. The browser
   * comes first, so that one that is refused spends nothing of what its network's others have.
   */
  async takeOf(
    { name, perCaller, perNetwork, ...limit }: CallerLimit,
    actor: Actor,
    client: string,
  ): Promise<void> {
    const caller = actor.kind === 'guest' ? `browser ${actor.browserUuid}` : `user ${String(actor.userId)}`;
    await this.take({ ...limit, name: `${name}.caller`, points: perCaller }, caller);
    if (actor.kind === 'guest') {
      await this.take({ ...limit, name: `${name}.network`, points: perNetwork }, client);
    }
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private hidden({ name }: RateLimit, key: string): string {
    return createHmac('sha256', this.secret)
      .update(`${name}\n${limitBucketOf(key)}`)
      .digest('base64url');
  }

  private async consume({ shared, own }: Limiters, key: string): Promise<void> {
    if (shared && performance.now() >= this.restsUntil) {
      try {
        await shared.consume(key);
        return;
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error;
        this.restsUntil = performance.now() + REST_MS;
      }
    }
    await own.consume(key);
  }

  private limitersOf(limit: RateLimit): Limiters {
    const id = `${limit.name}:${limit.points}:${limit.seconds}`;
    const known = this.limiters.get(id);
    if (known) return known;
    const made = this.build(limit);
    this.limiters.set(id, made);
    return made;
  }

  private build({ name, points, seconds }: RateLimit): Limiters {
    const rule = { keyPrefix: `linklet-limit:${name}`, points, duration: seconds };
    const own = new RateLimiterMemory(rule);
    const { redis } = this;
    const shared =
      redis && new RateLimiterRedis({ ...rule, storeClient: redis, rejectIfRedisNotReady: true });
    return { shared, own };
  }

  private connect(url: string): Redis {
    const connection = new Redis(url, {
      commandTimeout: COMMAND_TIMEOUT_MS,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
    });
    let reported = false;
    connection.on('error', (error) => {
      if (!reported) {
        this.logger.warn({ err: error }, 'Redis does not answer; each process counts limits by itself');
      }
      reported = true;
    });
    connection.on('ready', () => (reported = false));
    return connection;
  }
}
