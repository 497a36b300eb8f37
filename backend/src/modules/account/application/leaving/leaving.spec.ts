import type { NewJob } from '../../../../shared/jobs/job';
import type { JobQueue } from '../../../../shared/jobs/job-queue';
import { LeavingService } from './leaving.service';
import type { DepartureStore } from '../ports/departure-store';

const DAY_MS = 24 * 3_600_000;

describe('leaving', () => {
  let now: Date;
  let jobs: Set<string>;
  let asked: Map<number, Date>;
  let leaving: LeavingService;
  beforeEach(() => {
    now = new Date('2026-11-21T12:00:00Z');
    jobs = new Set();
    asked = new Map();
    const departures = {
      begin: ({ userId }: { userId: number }, at: Date) => {
        const isFirst = !asked.has(userId);
        if (isFirst) asked.set(userId, at);
        return Promise.resolve(isFirst);
      },
      unfinished: (before: Date) =>
        Promise.resolve([...asked].filter(([, at]) => at < before).map(([userId]) => userId)),
    } as unknown as DepartureStore;
    const queue = { enqueue: ({ id }: NewJob) => Promise.resolve(void jobs.add(id)) } as unknown as JobQueue;
    leaving = new LeavingService(departures, queue, { now: () => now });
  });

  const begin = () =>
    leaving.begin({ userId: 7, groupIds: [], email: 'ada@example.com', displayName: 'Ada', lang: 'en' });

  it('makes one job, however often it is asked for', async () => {
    expect([await begin(), await begin()]).toEqual([true, false]);
    expect([...jobs]).toEqual(['account.erase:7:first']);
  });

  it('is tried anew once a day for as long as anything is left', async () => {
    await begin();
    now = new Date(now.getTime() + DAY_MS);
    await leaving.resume();
    expect(jobs.size).toBe(1);
    now = new Date(now.getTime() + 1);
    await leaving.resume();
    await leaving.resume();
    expect([...jobs]).toEqual(['account.erase:7:first', 'account.erase:7:2026-11-22']);
    now = new Date(now.getTime() + DAY_MS);
    await leaving.resume();
    expect(jobs.size).toBe(3);
  });
});
