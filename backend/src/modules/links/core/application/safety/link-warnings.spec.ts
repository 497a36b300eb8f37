import { VerifiedPeople } from '../../../../../shared/verified-people/verified-people';
import type { LocalJudgement } from '../../../../safety';
import { Link } from '../../domain/link.entity';
import type { LinkWarning } from '../../domain/link-findings';
import type { FreeHostRecord } from '../../domain/safety/free-host-record';
import type { FreeHostRecords } from '../ports/free-host-records';
import { FreeHostsService } from './free-hosts.service';
import { LinkWarningsService } from './link-warnings.service';

const CREATOR = { kind: 'member', userId: 7, groupId: 1 } as never;
const GUEST = { kind: 'guest', userId: 0, groupId: 0, browserUuid: 'x' } as never;
const NOW = new Date('2026-11-22T12:00:00Z');
const SUSPICIOUS = { standing: 'suspicious', reasons: ['free-host'], doubtedName: null } as const;
const VERDICTS: Readonly<Record<string, LocalJudgement>> = {
  'https://young.test/': { ...SUSPICIOUS, reasons: ['young', 'free-host'], doubtedName: 'old.test' },
  'https://free.test/': SUSPICIOUS,
  'https://old.free.test/': { ...SUSPICIOUS, doubtedName: 'old.test' },
  'https://new.free.test/': { ...SUSPICIOUS, doubtedName: 'new.test' },
};
/** Names below free hosts, by what is known of them here. */
const RECORDS: Readonly<Record<string, FreeHostRecord>> = {
  'old.test': { seenAt: new Date('2026-01-01'), people: 1, badAt: null },
  'new.test': { seenAt: NOW, people: 9, badAt: null },
};

let verified: number[];
let asked: number[];
let looked: string[];
let warnings: LinkWarningsService;
beforeEach(() => {
  verified = [];
  asked = [];
  looked = [];
  const people = new VerifiedPeople();
  people.register((userId) => {
    asked.push(userId);
    return Promise.resolve(verified.includes(userId));
  });
  const judge = (url: string): LocalJudgement =>
    VERDICTS[url] ?? { standing: 'unchecked', reasons: [], doubtedName: null };
  const records = {
    recordOf: (host: string) => {
      looked.push(host);
      return Promise.resolve(RECORDS[host]);
    },
  } as unknown as FreeHostRecords;
  warnings = new LinkWarningsService(
    {
      judge: () => Promise.reject(new Error()),
      localJudge: () => Promise.resolve(judge),
      noteRefusal: () => undefined,
    },
    people,
    new FreeHostsService(records, { now: () => NOW }),
  );
});

const linkTo = (
  url: string,
  { domainId = 0, creator = CREATOR, warning = null as LinkWarning | null } = {},
): Link => {
  const link = Link.create({ domainId, slug: 'abc', url, creator, createdAt: new Date() });
  link.warnOf(warning);
  return link;
};

describe('a new link', () => {
  it.each([
    [{ url: 'https://fine.test/' }, null],
    [{ url: 'https://young.test/' }, 'young'],
    [{ url: 'https://free.test/' }, 'free-host'],
    [{ url: 'https://old.free.test/' }, null],
    [{ url: 'https://new.free.test/' }, 'free-host'],
    [{ url: 'https://old.free.test/', backupUrl: 'https://new.free.test/' }, 'free-host'],
    [{ url: 'https://old.free.test/', backupUrl: 'https://free.test/' }, 'free-host'],
    [{ url: 'https://fine.test/', fallbackUrl: 'https://free.test/' }, 'free-host'],
    [{ url: 'https://free.test/', backupUrl: 'https://young.test/' }, 'young'],
    [{ url: 'https://fine.test/', targets: [{ target: 'pc', url: 'https://young.test/' }] }, 'young'],
    [{ url: 'https://fine.test/', targets: [{ target: 'ios', url: 'young://young.test/' }] }, null],
  ] as const)('%j gets the warning %s', async (edits, warning) => {
    expect(await warnings.ofNew(7, edits)).toBe(warning);
    expect(await (await warnings.forMany(7))(edits)).toBe(warning);
  });

  it('of somebody who has proven to be a person gets none', async () => {
    verified = [7];
    expect(await warnings.ofNew(7, { url: 'https://young.test/' })).toBeNull();
    expect(await (await warnings.forMany(7))({ url: 'https://young.test/' })).toBeNull();
  });

  it('of a guest gets one, and nobody is asked about guests', async () => {
    verified = [0];
    expect(await warnings.ofNew(0, { url: 'https://young.test/' })).toBe('young');
    expect(asked).toEqual([]);
  });

  it('that nobody would be warned of asks about nobody', async () => {
    await warnings.ofNew(7, { url: 'https://fine.test/' });
    expect([asked, looked]).toEqual([[], []]);
  });
});

describe('a link that was changed', () => {
  const BEFORE = { url: 'https://before.test/', note: null, domainId: 5, backupUrl: null } as const;
  const renewed = async (link: Link, ...fields: (keyof typeof BEFORE)[]) => {
    await warnings.renew(
      link,
      fields.map((field) => ({ field, before: BEFORE[field] })),
    );
    return link;
  };

  it.each([
    ['https://young.test/', null, 'url', 'young'],
    ['https://fine.test/', 'young', 'url', null],
    ['https://fine.test/', 'threat', 'url', null],
    ['https://fine.test/', 'threat', 'backupUrl', 'threat'],
    ['https://young.test/', null, 'backupUrl', 'young'],
    ['https://fine.test/', 'reported', 'url', 'reported'],
    ['https://young.test/', null, 'note', null],
    ['https://young.test/', null, 'domainId', 'young'],
    ['https://fine.test/', 'threat', 'domainId', 'threat'],
  ] as const)('to %s, which had the warning %s, in %s: %s', async (url, before, field, after) => {
    expect((await renewed(linkTo(url, { warning: before }), field)).warning).toBe(after);
  });

  it.each([
    ['young', null],
    ['threat', 'threat'],
    ['reported', 'reported'],
  ] as const)('and stands on a domain of one’s own loses %s: %s', async (before, after) => {
    const link = linkTo('https://young.test/', { domainId: 3, warning: before });
    expect((await renewed(link, 'domainId')).warning).toBe(after);
  });

  it('goes by who made it', async () => {
    verified = [7];
    expect((await renewed(linkTo('https://young.test/'), 'url')).warning).toBeNull();
    expect((await renewed(linkTo('https://young.test/', { creator: GUEST }), 'url')).warning).toBe('young');
  });

  it.each([
    ['https://evil.test/a', 'https://evil.test/a#x', true],
    ['https://evil.test/a', 'https://evil.test/a?x', true],
    ['https://evil.test/a', 'https://EVIL.test:443/b', true],
    ['https://evil.test/a', 'https://www.evil.test/a', false],
    ['https://evil.test/a', 'https://fine.test/', false],
  ])('from %s to %s keeps what was found of its host: %p', async (before, url, isKept) => {
    const link = linkTo(new URL(url).href, { warning: 'threat' });
    link.disable('blocked');
    await warnings.renew(link, [{ field: 'url', before }]);
    expect([link.warning, link.disabledFor]).toEqual(isKept ? ['threat', 'blocked'] : [null, null]);
  });

  it('keeps what was found while another of its addresses stays where it was', async () => {
    const link = linkTo('https://fine.test/', { warning: 'threat' });
    link.edit({ targets: [{ target: 'pc', url: 'https://evil.test/' }] });
    await warnings.renew(link, [{ field: 'url', before: 'https://before.test/' }]);
    expect(link.warning).toBe('threat');
    link.edit({ targets: [{ target: 'pc', url: 'https://fine.test/pc' }] });
    const before = [{ target: 'pc', url: 'https://evil.test/' }] as const;
    await warnings.renew(link, [
      { field: 'url', before: 'https://before.test/' },
      { field: 'targets', before },
    ]);
    expect(link.warning).toBeNull();
  });

  it('is no longer blocked, and stays refused for abuse', async () => {
    const link = linkTo('https://fine.test/');
    link.disable('blocked');
    expect((await renewed(link, 'note', 'backupUrl')).disabledFor).toBe('blocked');
    expect((await renewed(link, 'url')).disabledFor).toBeNull();
    link.disable('abuse');
    expect((await renewed(link, 'url')).disabledFor).toBe('abuse');
  });
});

describe('a copy', () => {
  it.each([
    ['https://fine.test/', 'threat', 'threat'],
    ['https://fine.test/', 'reported', 'reported'],
    ['https://fine.test/', 'young', null],
    ['https://young.test/', null, 'young'],
  ] as const)('of a link to %s with the warning %s gets %s', async (url, warning, ofCopy) => {
    const copy = { domainId: 0, creatorUserId: 7 };
    expect(await warnings.ofCopy(linkTo(url, { warning }), copy)).toEqual({
      warning: ofCopy,
      disabledFor: null,
    });
  });

  it('of a refused link is refused, and on a domain of one’s own nobody is warned', async () => {
    const link = linkTo('https://young.test/');
    link.disable('abuse');
    expect(await warnings.ofCopy(link, { domainId: 3, creatorUserId: 7 })).toEqual({
      warning: null,
      disabledFor: 'abuse',
    });
  });
});
