import { turnsDuring } from '../../../../../../test/support/event-loop';
import { PurgeTrash } from './purge-trash.service';

it('emptying the trash bins lets visitors through between links', async () => {
  const due = [[{ id: 1 }, { id: 2 }, { id: 3 }], []];
  const buried: number[] = [];
  const purging = new PurgeTrash(
    { dueForPurge: () => Promise.resolve(due.shift() ?? []) } as never,
    { bury: (id: number) => Promise.resolve(buried.push(id)) } as never,
    { run: (work: () => Promise<unknown>) => work() } as never,
    { now: () => new Date('2026-11-21T12:00:00Z') },
    {} as never,
  );
  const turns = await turnsDuring(() => purging.purge(new AbortController().signal));
  expect(buried).toEqual([1, 2, 3]);
  expect(turns).toBeGreaterThanOrEqual(3);
});
