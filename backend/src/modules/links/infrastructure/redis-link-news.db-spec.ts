import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { TcpProxy } from '../../../../test/support/tcp-proxy';
import { StorageSettings } from '../../../config/settings';
import { EventBus } from '../../../shared/events/event-bus';
import type { LinkChangedElsewhere } from '../events';
import { RedisLinkNews } from './redis-link-news';
import { eventually } from '../../../../test/support/waiting';

const REDIS = new URL(process.env['LINKLET_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const DATABASE = 14;

beforeAll(() => {
  Logger.overrideLogger(false);
});

/** One process, and what it hears of the others. */
class Node {
  readonly heard: string[] = [];
  readonly events = new EventBus();
  private readonly news: RedisLinkNews;

  constructor(redisPort: number, database = DATABASE) {
    const url = `redis://127.0.0.1:${redisPort}/${database}`;
    this.news = new RedisLinkNews(new StorageSettings('/nowhere', null, url, null), this.events);
    this.events.on<LinkChangedElsewhere>('links.link-changed-elsewhere', ({ domainId, slug }) => {
      this.heard.push(domainId === 0 ? slug : `${domainId}:${slug}`);
    });
    this.events.on('links.links-changed-elsewhere', () => {
      this.heard.push('any');
    });
  }

  async start(): Promise<void> {
    this.news.onApplicationBootstrap();
    await this.hears('any');
  }

  stop(): void {
    this.news.onApplicationShutdown();
  }

  async trash(slug: string, domainId = 0): Promise<void> {
    await this.events.publish({ type: 'links.link-trashed', domainId, slug } as { type: string });
  }

  async hears(slug: string): Promise<void> {
    await eventually(
      () => Promise.resolve(this.heard),
      (heard) => heard.includes(slug),
    );
  }
}

describe('news of links over Redis', () => {
  let road: TcpProxy;
  let teller: Node;
  let listener: Node;
  let slug: string;
  beforeEach(async () => {
    slug = `news-${randomBytes(6).toString('hex')}`;
    road = new TcpProxy(REDIS.hostname, Number(REDIS.port || 6379));
    await road.open();
    teller = new Node(road.port);
    listener = new Node(Number(REDIS.port || 6379));
    await teller.start();
    await listener.start();
  });
  afterEach(async () => {
    teller.stop();
    listener.stop();
    await road.cut();
  });

  it('reach the other processes', async () => {
    await teller.trash(slug);
    await listener.hears(slug);
    await teller.trash(slug, 12);
    await listener.hears(`12:${slug}`);
  });

  it('stay within their database', async () => {
    const stranger = new Node(Number(REDIS.port || 6379), DATABASE - 1);
    await stranger.start();
    await teller.trash(slug);
    await listener.hears(slug);
    stranger.stop();
    expect(stranger.heard).not.toContain(slug);
  });

  it('are told when Redis is back, and let nobody wait until then', async () => {
    await road.cut();
    await teller.trash(slug);
    expect(listener.heard).not.toContain(slug);
    await road.open();
    await listener.hears(slug);
  });

  it('are told by and by when Redis was slow', async () => {
    road.freeze();
    await teller.trash(slug);
    await road.open();
    await listener.hears(slug);
  });

  it('become “any link” when there were too many to keep', async () => {
    await road.cut();
    listener.heard.length = 0;
    for (let n = 0; n < 1_500; n += 1) await teller.trash(`${slug}-${n}`);
    await road.open();
    await listener.hears('any');
    expect(listener.heard.filter((heard) => heard.startsWith(slug))).toEqual([]);
  });

  it('that may have been missed are made up for after a break', async () => {
    teller.heard.length = 0;
    await road.cut();
    await road.open();
    await teller.hears('any');
    await listener.trash(slug);
    await teller.hears(slug);
  });
});
