import { PurgeTrashService } from './purge-trash.service';

it('emptying the trash bins goes on until nothing is due, each link in a unit of work of its own', async () => {
  const due = [[{ id: 1 }, { id: 2 }], [{ id: 3 }], []];
  let units = 0;
  const buried: number[] = [];
  const purging = new PurgeTrashService(
    { dueForPurge: () => Promise.resolve(due.shift() ?? []) } as never,
    { bury: (id: number) => Promise.resolve(buried.push(id)) } as never,
    {
      run: (work: () => Promise<unknown>) => {
        units += 1;
        return work();
      },
    } as never,
    { now: () => new Date('2026-11-21T12:00:00Z') },
    {} as never,
  );
  await purging.purge(new AbortController().signal);
  expect(buried).toEqual([1, 2, 3]);
  expect(units).toBe(3);
});
