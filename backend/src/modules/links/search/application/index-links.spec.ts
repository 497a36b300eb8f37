import { turnsDuring } from '../../../../../test/support/event-loop';
import { IndexLinks } from './index-links.service';

it('catching up with links lets visitors through between parts', async () => {
  const left = [true, true, false];
  let catchUp: (run: object) => Promise<void> = () => Promise.resolve();
  const indexing = new IndexLinks(
    { catchUp: () => Promise.resolve(left.shift()) } as never,
    { run: (work: () => Promise<unknown>) => work() } as never,
    {} as never,
    { register: () => undefined } as never,
    { every: (_: string, __: number, job: typeof catchUp) => void (catchUp = job) } as never,
  );
  indexing.onModuleInit();
  const turns = await turnsDuring(() => catchUp({ signal: new AbortController().signal }));
  expect(left).toEqual([]);
  expect(turns).toBeGreaterThanOrEqual(3);
});
