import { turnsDuring } from '../../../../../test/support/event-loop';
import { MakeLinks } from './make-links.service';

it('making many links one by one lets visitors through', async () => {
  const making = new MakeLinks(
    { store: () => Promise.resolve([]) } as never,
    { shorten: () => Promise.resolve({}) } as never,
    { of: () => Promise.resolve({}) } as never,
    { runApart: (work: () => Promise<unknown>) => work() } as never,
  );
  const wishes = Array.from({ length: 100 }, () => ({ url: 'https://example.com/', tags: ['tea'] }));
  let made = 0;
  const turns = await turnsDuring(async () => {
    made = (await making.make({ groupId: 1 } as never, wishes)).length;
  });
  expect(made).toBe(100);
  expect(turns).toBeGreaterThanOrEqual(5);
});
