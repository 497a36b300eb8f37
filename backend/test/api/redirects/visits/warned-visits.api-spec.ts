import { DataSource } from 'typeorm';
import { FACET_CODES } from '../../../../src/modules/analytics/counting/infrastructure/stored-codes';
import { MarkLinkService } from '../../../../src/modules/links';
import { type ShortenedLink, type TestMember, TestServer } from '../../../support/app';
import { storedFacets } from '../../../support/counting';
import { enginesFor } from '../../../support/deployments';
import { ROOT } from '../../../support/domains';
import { gotAt, onwardIn, visitPath, type Visiting } from '../../../support/visiting';
import { eventually } from '../../../support/waiting';

/** Of a hosting company, as the packaged map knows it. */
const IN_GERMANY = '85.214.132.117';
const ON = 'https://e.test/';

describe.each(enginesFor(1))('visitors who were warned, on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
  });

  /** One that everybody is warned of, and that leads visitors from Facebook somewhere else. */
  async function doubtful(slug: string): Promise<ShortenedLink> {
    const link = await ada.shorten('https://e.test/', slug);
    const targets = [{ target: 'facebook', url: 'https://fb.test/' }];
    await ada.call(`/links/${slug}`, { method: 'PUT', body: { targets } });
    await server.web.app.get(MarkLinkService).mark(link.id, { warning: 'young' });
    return link;
  }

  const originsOf = async ({ id }: ShortenedLink): Promise<string[]> => {
    const rows = await storedFacets(server.web.app.get(DataSource));
    const origins = rows.filter(({ subject, facet }) => subject === id && facet === FACET_CODES.origin);
    return [...new Set(origins.map(({ value }) => value))].sort();
  };

  it('arrive where they would have without it, and are counted as coming from the same place', async () => {
    const link = await doubtful('warned-from');
    const places: [string, string][] = [
      ['https://l.facebook.com/l.php?u=1', 'https://fb.test/?utm_source=facebook&utm_medium=social'],
      ['https://www.blog.test/a?b', `${ON}?utm_source=linklet&utm_medium=referral`],
      ['android-app://com.google.android.gm', 'https://e.test/?utm_source=gmail&utm_medium=email'],
      [`http://${ROOT}/elsewhere`, ON],
    ];
    for (const [referrer, location] of places) {
      const { body } = await visitPath(server, '/warned-from', { referrer });
      expect(await gotAt(server, `/warned-from${onwardIn(body)}`)).toBe(`302 ${location}`);
    }
    const origins = await eventually(
      () => originsOf(link),
      (found) => found.length === places.length,
    );
    expect(origins).toEqual([
      'direct/direct',
      'facebook/l.facebook.com',
      'gmail/com.google.android.gm',
      'others/blog.test',
    ]);
  });

  it('say nothing of where they came from to where they go, nor read it in their address', async () => {
    await doubtful('warned-quiet');
    const { body } = await visitPath(server, '/warned-quiet', { referrer: 'https://l.facebook.com/' });
    expect(body).toMatch(/href="\?[^"]*warned=[^"]*" rel="noreferrer nofollow"/);
    expect(onwardIn(body)).not.toContain('facebook');
  });

  it('go on by no address that somebody else got', async () => {
    await doubtful('warned-other');
    const onward = onwardIn((await visitPath(server, '/warned-other')).body);
    const got = (visiting: Visiting) => gotAt(server, `/warned-other${onward}`, visiting);
    const from = (site: string, visiting: Visiting = {}): Visiting => ({
      ...visiting,
      headers: { 'sec-fetch-site': site },
    });
    expect(await got({})).toMatch(/^302 /);
    expect(await got({ address: IN_GERMANY })).toMatch(/^200 /);
    expect(await got({ by: 'mac-safari' })).toMatch(/^200 /);
    // Whose browser says how they came may change the network on the way.
    expect(await got(from('same-origin', { address: IN_GERMANY }))).toMatch(/^302 /);
    for (const site of ['cross-site', 'same-site', 'none']) expect(await got(from(site))).toMatch(/^200 /);
  });
});
