import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { StorageSettings } from '../../../config/settings';
import { EventBus } from '../../../shared/events/event-bus';
import { placeKey, placeOf } from '../domain/visit/visited-place';
import type {
  LinkChanged,
  LinkChangedElsewhere,
  LinkCreated,
  LinksChangedElsewhere,
  LinkTrashed,
  ManyLinksChanged,
} from '../events';

const COMMAND_TIMEOUT_MS = 500;
/** Stands for every link; no key of a place has this sign. */
const ANY_LINK = '*';
/** News kept for when Redis is back; of more than that, all that is told is that any link may have changed. */
const MOST_UNTOLD = 1_000;

/** Tells the other nodes which links have changed, and spreads here what they tell. Without Redis there are no others. */
@Injectable()
export class RedisLinkNews implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RedisLinkNews.name);
  private readonly connections: Redis[] = [];
  private untold = new Set<string>();

  constructor(
    private readonly storage: StorageSettings,
    private readonly events: EventBus,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.storage.redisUrl) return;
    this.listen(this.connect(this.storage.redisUrl));
    const sender = this.connect(this.storage.redisUrl);
    const tell = async ({ domainId, slug }: LinkChanged | LinkCreated | LinkTrashed): Promise<void> => {
      await this.tell(sender, [placeKey(domainId, slug)]);
    };
    sender.on('ready', () => {
      void this.tellUntold(sender);
    });
    this.events.on<LinkCreated>('links.link-created', tell);
    this.events.on<LinkChanged>('links.link-changed', tell);
    this.events.on<LinkTrashed>('links.link-trashed', tell);
    this.events.on<ManyLinksChanged>('links.many-links-changed', () => this.tell(sender, [ANY_LINK]));
  }

  onApplicationShutdown(): void {
    for (const connection of this.connections) connection.disconnect();
  }

  /** Never rejects, and waits for no connection: what cannot be told now is told when Redis is back. */
  private async tell(sender: Redis, keys: readonly string[]): Promise<void> {
    if (sender.status !== 'ready') {
      keys.forEach((key) => {
        this.keepForLater(key);
      });
      return;
    }
    const outcomes = await Promise.allSettled(keys.map((key) => sender.publish(channelOf(sender), key)));
    keys.forEach((key, index) => {
      if (outcomes[index]?.status === 'rejected') this.keepForLater(key);
    });
    if (outcomes.every(({ status }) => status === 'fulfilled')) await this.tellUntold(sender);
  }

  private keepForLater(key: string): void {
    if (this.untold.has(ANY_LINK)) return;
    this.untold.add(key);
    if (key === ANY_LINK || this.untold.size > MOST_UNTOLD) this.untold = new Set([ANY_LINK]);
  }

  private async tellUntold(sender: Redis): Promise<void> {
    if (this.untold.size === 0) return;
    const keys = Array.from(this.untold);
    this.untold.clear();
    await this.tell(sender, keys);
  }

  private listen(receiver: Redis): void {
    receiver.on('message', (_channel, key) => {
      if (key === ANY_LINK) {
        this.spreadDoubt();
        return;
      }
      const news: LinkChangedElsewhere = { type: 'links.link-changed-elsewhere', ...placeOf(key) };
      void this.events.publish(news);
    });
    receiver.on('ready', () => {
      receiver.subscribe(channelOf(receiver)).then(
        () => {
          // News may have been missed until this very moment.
          this.spreadDoubt();
        },
        (error: unknown) => {
          this.logger.warn({ err: error }, 'news of links cannot be received yet');
          if (receiver.status === 'ready') receiver.disconnect(true);
        },
      );
    });
  }

  private spreadDoubt(): void {
    const news: LinksChangedElsewhere = { type: 'links.links-changed-elsewhere' };
    void this.events.publish(news);
  }

  private connect(url: string): Redis {
    const connection = new Redis(url, {
      commandTimeout: COMMAND_TIMEOUT_MS,
      maxRetriesPerRequest: 1,
      autoResubscribe: false,
    });
    let told = false;
    connection.on('error', (error) => {
      if (!told) {
        this.logger.warn(
          { err: error },
          'Redis does not answer; changed links may be seen late on other nodes',
        );
      }
      told = true;
    });
    connection.on('ready', () => (told = false));
    this.connections.push(connection);
    return connection;
  }
}

/** Redis does not keep its databases apart where messages are concerned; the name of the channel does. */
function channelOf({ options }: Redis): string {
  return `linklet:${options.db ?? 0}:links-changed`;
}
