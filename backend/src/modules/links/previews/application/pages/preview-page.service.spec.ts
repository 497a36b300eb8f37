import { OwnHosts } from '../../../../../shared/own-hosts/own-hosts';
import { SecretSettings, StorageSettings, WebSettings } from '../../../../../config/settings';
import { Clock } from '../../../../../shared/domain/clock';
import { RateLimits } from '../../../../../shared/rate-limit/rate-limits';
import { until } from '../../../../../../test/support/waiting';
import type { PageFacts } from '../../domain/pages/page-preview';
import { PageReader } from '../ports/page-reader';
import { PreviewPageService } from './preview-page.service';

/** Pages that come when the test says so. */
class SlowPages extends PageReader {
  readonly asked: string[] = [];
  private readonly waiting: (() => void)[] = [];

  factsOf(address: string): Promise<PageFacts | null> {
    this.asked.push(address);
    const base = new URL(address);
    return new Promise((resolve) => {
      this.waiting.push(() =>
        resolve({ base, titles: [`Title of ${address}`], descriptions: [], images: [] }),
      );
    });
  }

  come(): void {
    for (const arrive of this.waiting.splice(0)) arrive();
  }
}

class SteppedClock extends Clock {
  private time = Date.UTC(2026, 10, 21);

  now(): Date {
    return new Date(this.time);
  }

  step(ms: number): void {
    this.time += ms;
  }
}

function build() {
  const pages = new SlowPages();
  const limits = new RateLimits(
    new StorageSettings('/nowhere', null, null, null),
    new SecretSettings('no placeholder but forty random letters'),
  );
  const clock = new SteppedClock();
  const origin = 'http://linklet.test';
  const previewPage = new PreviewPageService(
    pages,
    limits,
    new WebSettings({ host: '', port: 0 }, origin, origin, 'linklet'),
    clock,
    new OwnHosts([]),
  );
  let callers = 0;
  /** Another caller each time. */
  const ask = (url: string) => {
    const browserUuid = `browser ${(callers += 1)}`;
    const guest = { kind: 'guest', userId: 0, groupId: 0, browserUuid } as const;
    return previewPage.preview(url, guest, `caller ${callers}`);
  };
  return { pages, clock, ask };
}

describe('the preview of a page', () => {
  it('is read once for all who ask at the same time, and once a minute', async () => {
    const { pages, clock, ask } = build();
    const asking = Promise.all([ask('e.test'), ask('http://e.test/'), ask('http://e.test/?gclid=x')]);
    await until('somebody asks for the page', () => pages.asked.length === 1);
    pages.come();
    expect((await asking).map(({ title }) => title)).toEqual(Array(3).fill('Title of http://e.test/'));
    clock.step(59_000);
    await ask('http://e.test/');
    expect(pages.asked).toHaveLength(1);
    clock.step(2_000);
    const later = ask('http://e.test/');
    await until('somebody asks again', () => pages.asked.length === 2);
    pages.come();
    await later;
  });

  it('stands in for the page when too many are being read, and does so for that call alone', async () => {
    const { pages, ask } = build();
    const many = Promise.all(Array.from({ length: 50 }, (_, at) => ask(`http://e.test/${at}`)));
    await until('all but one are being read', () => pages.asked.length === 50);
    expect(await ask('http://e.test/more')).toMatchObject({ title: 'title', titleIsNull: true });
    pages.come();
    await many;
    const again = ask('http://e.test/more');
    await until('there is room again', () => pages.asked.length === 51);
    pages.come();
    expect(await again).toMatchObject({ title: 'Title of http://e.test/more' });
  });
});
