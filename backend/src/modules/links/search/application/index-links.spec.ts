import { IndexLinksService } from './index-links.service';

it('catches up part by part with all that waits, and once for runs that come meanwhile', async () => {
  // Whether more waits after each part; the second run comes during the last one.
  const answers = [true, true, false, false];
  let catchUp: (run: object) => Promise<void> = () => Promise.resolve();
  const late: Promise<void>[] = [];
  const run = { signal: new AbortController().signal };
  const indexing = new IndexLinksService(
    {
      catchUp: () => {
        if (answers.length === 2) late.push(catchUp(run));
        return Promise.resolve(answers.shift());
      },
    } as never,
    { run: (work: () => Promise<unknown>) => work() } as never,
    {} as never,
    { register: () => undefined } as never,
    { every: (_: string, __: number, job: typeof catchUp) => void (catchUp = job) } as never,
  );
  indexing.onModuleInit();
  await catchUp(run);
  await Promise.all(late);
  expect(answers).toEqual([]);
});

it.each([
  [1, ['add 1']],
  [10, ['add 10']],
  [11, ['postpone 11', 'enqueue links.index:1']],
])('writes %i new links into the index at once, or soon', async (count, expected) => {
  const asked: string[] = [];
  const note = (text: string): Promise<void> => {
    asked.push(text);
    return Promise.resolve();
  };
  const indexing = new IndexLinksService(
    {
      add: ({ length }: readonly unknown[]) => note(`add ${length}`),
      postpone: ({ length }: readonly unknown[]) => note(`postpone ${length}`),
    } as never,
    {} as never,
    { enqueue: ({ id }: { id: string }) => note(`enqueue ${id}`) } as never,
    {} as never,
    {} as never,
  );
  await indexing.add(Array.from({ length: count }, (_, index) => ({ id: index + 1 })) as never);
  expect(asked).toEqual(expected);
});
