import { turnsDuring } from '../../../../../test/support/event-loop';
import { MakeLinks } from './make-links.service';

it('making many links one by one lets visitors through', async () => {
  const making = {
    creator: { kind: 'member' },
    now: new Date('2026-11-21T12:00:00Z'),
    defaults: null,
    context: {
      ownHosts: new Set(),
      productKey: 'linklet',
      appOrigin: 'https://app.test',
      dangerOf: () => null,
    },
    warningOf: () => Promise.resolve(null),
  };
  const makeLinks = new MakeLinks(
    { store: () => Promise.resolve([]) } as never,
    { store: () => Promise.resolve({}) } as never,
    { of: () => Promise.resolve(making) } as never,
    { of: () => () => Promise.reject(new Error('none is plain')) } as never,
    {} as never,
    { runApart: (work: () => Promise<unknown>) => work() } as never,
  );
  const inputs = Array.from({ length: 100 }, () => ({ url: 'https://example.com/', trackingTools: [1] }));
  let made = 0;
  const turns = await turnsDuring(async () => {
    made = (await makeLinks.make({ groupId: 1 } as never, inputs)).length;
  });
  expect(made).toBe(100);
  expect(turns).toBeGreaterThanOrEqual(5);
});
