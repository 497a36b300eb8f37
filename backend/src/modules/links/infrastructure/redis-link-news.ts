import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { StorageSettings } from '../../../config/settings';
import { EventBus } from '../../../shared/events/event-bus';
import type { LinkChangedElsewhere, LinkCreated, LinksChangedElsewhere, LinkTrashed } from '../events';

const CHANNEL = 'linklet:links-changed';
const COMMAND_TIMEOUT_MS = 500;

/** Tells the other nodes which links have changed, and spreads here what they tell. Without Redis there are no others. */
@Injectable()
export class RedisLinkNews implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RedisLinkNews.name);
  private readonly connections: Redis[] = [];

  constructor(
    private readonly storage: StorageSettings,
    private readonly events: EventBus,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.storage.redisUrl) return;
    this.listen(this.connect(this.storage.redisUrl));
    const sender = this.connect(this.storage.redisUrl);
    const tell = async ({ slug }: LinkCreated | LinkTrashed): Promise<void> => {
      await sender.publish(CHANNEL, slug);
    };
    this.events.on<LinkCreated>('links.link-created', tell);
    this.events.on<LinkTrashed>('links.link-trashed', tell);
  }

  onApplicationShutdown(): void {
    for (const connection of this.connections) connection.disconnect();
  }

  private listen(receiver: Redis): void {
    receiver.on('message', (_channel, slug) => {
      const news: LinkChangedElsewhere = { type: 'links.link-changed-elsewhere', slug };
      void this.events.publish(news);
    });
    // While the connection was away, news may have been missed.
    receiver.on('ready', () => {
      const news: LinksChangedElsewhere = { type: 'links.links-changed-elsewhere' };
      void this.events.publish(news);
      receiver.subscribe(CHANNEL).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'news of links cannot be received');
      });
    });
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
