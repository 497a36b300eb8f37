import type { DomainsApi, MovedLink } from '../features/domains';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

const movedTo = (encodeId: string, domain: string): MovedLink => ({
  encodeId,
  domain,
  shortUrl: `https://${domain}/${encodeId}`,
  asciiUrl: `https://${domain}/${encodeId}`,
  trackingTools: [],
});

/** The server's side of a person whose subdomain is `mei`. */
export function fakeDomainsApi(): Fake<DomainsApi> {
  let current = 's.test';
  const choiceOf = (encodeId: string, name: string) => ({
    name,
    domainType: name === 's.test' ? 'regular' : 'subdomain',
    shortUrl: `https://${name}/${encodeId}`,
    isCurrent: name === current,
    isTaken: false,
  });
  return {
    choices: jest.fn(({ encodeId }: { encodeId: string }) =>
      Promise.resolve(['s.test', 'mei.s.test'].map((name) => choiceOf(encodeId, name))),
    ),
    move: jest.fn(({ encodeId }: { encodeId: string }, domain: string) => {
      current = domain;
      return Promise.resolve(movedTo(encodeId, domain));
    }),
    apps: jest.fn().mockResolvedValue({ apple: [], android: [], files: [] }),
    setApps: jest.fn((_: object, apps: object) => Promise.resolve({ ...apps, files: [] })),
  };
}
