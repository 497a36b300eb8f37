import { describeOnEachEngine, type TestEngine } from '../../../../../test/support/database';
import { ProcessSettings } from '../../../../config/settings';
import { SqlChangeLog } from '../../../../shared/change-feed/sql-change-log';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { EventBus } from '../../../../shared/events/event-bus';
import type { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import type { LinkChangedElsewhere } from '../../events';
import { LinkChangeFeedService } from './link-change-feed.service';
import { LinkChangeRecorderService } from './link-change-recorder.service';

describeOnEachEngine('news of links', (engine: TestEngine) => {
  let forget: () => Promise<void>;

  /** One process, and what it hears of all of them. */
  class Process {
    readonly events = new EventBus();
    readonly unitOfWork = new UnitOfWork(engine.dataSource, this.events);
    readonly record = new SqlChangeLog(this.unitOfWork, 'link_news');
    readonly heard: string[] = [];
    private readonly following = new LinkChangeFeedService(
      this.record,
      this.events,
      new ProcessSettings('web', 'process', 0, 'error'),
      {
        every: (_name: string, _ms: number, handler: () => Promise<void>) => (forget = handler),
      } as unknown as RecurringJobs,
    );

    constructor() {
      new LinkChangeRecorderService(this.record, this.events).onModuleInit();
      this.following.onModuleInit();
      this.events.on<LinkChangedElsewhere>('redirects.link-changed-elsewhere', ({ domainId, slug }) => {
        this.heard.push(`${domainId}/${slug}`);
      });
      for (const type of ['redirects.links-created-elsewhere', 'redirects.links-changed-elsewhere']) {
        this.events.on(type, () => void this.heard.push(type));
      }
    }

    async begin(): Promise<this> {
      await this.following.onApplicationBootstrap();
      this.following.onApplicationShutdown();
      return this;
    }

    async hears(): Promise<string[]> {
      await this.following.poll();
      return this.heard.splice(0);
    }

    publish(type: string, slug = 'abc', domainId = 0): void {
      this.unitOfWork.publish({ type, linkId: 1, domainId, slug } as { type: string });
    }

    change(...slugs: string[]): Promise<void> {
      return this.unitOfWork.run(() => {
        for (const slug of slugs) this.publish('links.link-changed', slug);
        return Promise.resolve();
      });
    }
  }

  let teller: Process;
  let listener: Process;
  beforeEach(async () => {
    [teller, listener] = [new Process(), await new Process().begin()];
  });

  it('reach other processes once, in the scripts of the world', async () => {
    await teller.change('abc', '早安');
    await teller.unitOfWork.run(() => {
      teller.publish('links.link-trashed', 'abc', 12);
      teller.publish('links.link-created', 'new');
      return Promise.resolve();
    });
    expect(await listener.hears()).toEqual([
      '0/abc',
      '0/早安',
      '12/abc',
      'redirects.links-created-elsewhere',
    ]);
    expect(await listener.hears()).toEqual([]);
  });

  it('are true: a transaction that is taken back tells nothing', async () => {
    const refused = teller.unitOfWork.run(() => {
      teller.publish('links.link-changed');
      return Promise.reject(new Error('refused'));
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await listener.hears()).toEqual([]);
  });

  it('reach who began to listen while a transaction with a lower number was still open', async () => {
    const latest = await teller.record.latest();
    const committed = (id: number, slug: string) =>
      teller.unitOfWork.manager.query('INSERT INTO link_news (id, news) VALUES (?, ?)', [id, slug]);
    await committed(latest + 2, 'quick');
    const late = await new Process().begin();
    await committed(latest + 1, 'slow');
    expect(await late.hears()).toEqual(['0/slow']);
    expect(await listener.hears()).toEqual(['0/slow', '0/quick']);
  });

  it('are kept back from nobody: what cannot be written down does not happen', async () => {
    jest.spyOn(teller.record, 'add').mockRejectedValueOnce(new Error('full'));
    await expect(teller.change('abc')).rejects.toThrow('full');
    expect(() => teller.publish('links.link-changed')).toThrow('links.link-changed');
  });

  it('are of any link when there are more than can be heard one by one', async () => {
    for (let n = 0; n < 21; n += 1) {
      await teller.change(...Array.from({ length: 400 }, (_, of) => `slug-${n}-${of}`));
    }
    expect((await listener.hears()).at(-1)).toBe('redirects.links-changed-elsewhere');
    await teller.change('abc');
    expect(await listener.hears()).toEqual(['0/abc']);
  });

  it('are of any link when they have been forgotten, or the table is another', async () => {
    for (let n = 0; n < 3; n += 1) await teller.change(`slug-${n}`);
    await teller.record.keepLatest(2);
    expect(await listener.hears()).toEqual(['redirects.links-changed-elsewhere']);
    await teller.unitOfWork.manager.query('DELETE FROM link_news');
    await teller.record.add(['after']);
    expect(await listener.hears()).toEqual(['redirects.links-changed-elsewhere']);
    await teller.change('abc');
    expect(await listener.hears()).toEqual(['0/abc']);
  });

  it('are forgotten but for the latest', async () => {
    await teller.record.add(Array.from({ length: 10_050 }, (_, n) => `slug-${n}`));
    await forget();
    const [left] = await engine.unitOfWork.manager.query<{ kept: number | string }[]>(
      'SELECT COUNT(*) AS kept FROM link_news',
    );
    expect(Number(left?.kept)).toBe(10_000);
  });
});
