import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { ClickIngester } from './click-ingester';
import { type IngestLag, IngestLoop } from './ingest-loop';
import { PlaceMoved } from './ports/click-store';

jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<{ setTimeout: typeof sleep }>('node:timers/promises');
  return { ...actual, setTimeout: jest.fn(actual.setTimeout) };
});

const CLOCK = { now: () => new Date(1_790_000_000_000) };

/** Answers each round as planned, and is caught up afterwards. */
class PlannedIngester {
  rounds = 0;
  purged = 0;
  stopped = false;
  readonly countedLines = 3;
  readonly skippedLines = 1;
  readonly unreadableSegments = 2;

  constructor(private readonly plan: (boolean | Error)[]) {}

  ingest(): Promise<boolean> {
    this.rounds += 1;
    const outcome = this.plan.shift() ?? false;
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  }

  revised: () => Promise<boolean> = () => Promise.resolve(false);

  revise(): Promise<boolean> {
    return this.revised();
  }

  purge(): Promise<void> {
    this.purged += 1;
    return Promise.resolve();
  }

  stop(): void {
    this.stopped = true;
  }
}

function runLoop(plan: (boolean | Error)[]) {
  const ingester = new PlannedIngester(plan);
  const reports: IngestLag[] = [];
  const loop = new IngestLoop(ingester as unknown as ClickIngester, CLOCK, (lag) => reports.push(lag));
  loop.start();
  return { ingester, reports, loop };
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
};

describe('ingest loop', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  const log = jest.spyOn(Logger.prototype, 'log').mockImplementation();
  beforeEach(() => jest.clearAllMocks());

  it('goes on at once while more is waiting, and clears up and reports now and then only', async () => {
    const { ingester, reports, loop } = runLoop([true, true, true, false]);
    await until(() => ingester.rounds === 4);
    await loop.stop();
    expect(ingester).toMatchObject({ purged: 1, stopped: true });
    expect(reports).toEqual([{ counted: 3, skipped: 1, unreadable: 2 }]);
  });

  it('bears a database that is away, says so once, and says when it is back', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { ingester, loop } = runLoop([away, away, false]);
    await until(() => log.mock.calls.length > 0);
    await loop.stop();
    expect(ingester.rounds).toBe(3);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('makes no noise about races that it lost', async () => {
    const moved = new PlaceMoved({ segment: 'a', place: 18 });
    const { ingester, loop } = runLoop([moved, moved, moved, false]);
    await until(() => ingester.rounds === 4);
    await loop.stop();
    expect(warn).not.toHaveBeenCalled();
  });

  it('counts on when what has been counted cannot be revised, and says so once', async () => {
    const { ingester, loop } = runLoop([]);
    ingester.revised = () => Promise.reject(new Error('too large'));
    await until(() => ingester.rounds === 3);
    await loop.stop();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('cannot be summed up')]]);
  });

  it('stops in the middle of a pause', async () => {
    const endless = jest
      .mocked(sleep)
      .mockImplementationOnce(
        (_delay, _value, options) =>
          new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', reject)),
      );
    const { ingester, loop } = runLoop([new Error('full disk')]);
    await until(() => endless.mock.calls.length > 0);
    await loop.stop();
    expect(ingester).toMatchObject({ rounds: 1, stopped: true });
  });
});
