import { APP_ORIGIN, SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { NAUGHTY_TEXTS } from '../../support/naughty-texts';
import { caseOf, type CaseSeen, report, showCase } from '../../support/reports';
import type { Refusal } from '../../support/teams';

const RUSH = 50;
const RECEIPT = /^[3-9A-Y]{4}(-[3-9A-Y]{4}){2}$/;
const MAX_LENGTH = 2_000;

describe.each(enginesFor(10))('reporting abuse on %s', (engine) => {
  let server: TestServer;
  let root: TestMember;
  let maker: TestMember;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    root = await server.member({ email: SITE_ADMIN });
    maker = await server.member();
  });

  const newLink = () => maker.shorten('https://shop.example.com/pay');
  const reported = async (shortUrl: string): Promise<CaseSeen> =>
    showCase(root, await caseOf(root, shortUrl));

  it(`makes one case of ${RUSH} reports that come at once, and counts them all`, async () => {
    const { shortUrl } = await newLink();
    const guests = await Promise.all(Array.from({ length: RUSH }, () => server.guest()));
    const answers = await Promise.all(
      guests.map((guest, index) =>
        report(guest, { link: shortUrl, reason: index % 2 === 0 ? 'phishing' : 'spam' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.receipt)).size).toBe(RUSH);
    const found = await reported(shortUrl);
    const half = RUSH / 2;
    expect(found).toMatchObject({ total: RUSH, counts: { phishing: half, spam: half, other: 0 } });
    const shown = new Set(found.reports.map(({ receipt }) => receipt));
    expect(shown).toEqual(new Set(answers.map(({ body }) => body.data.receipt)));
    const { body } = await root.call<{ data: { cases: CaseSeen[] } }>('/admin/abuse-reports');
    expect(body.data.cases.filter((each) => each.shortUrl === shortUrl)).toHaveLength(1);
  });

  it('answers alike whether or not there is such a link', async () => {
    const { shortUrl } = await newLink();
    const guest = await server.guest();
    const known = await report(guest, { link: shortUrl });
    const unknown = await report(guest, { link: `${APP_ORIGIN}/nobody-has-this` });
    const nowhere = await report(guest, { link: 'http://nobody.linklet.test/x' });
    for (const { status, body } of [known, unknown, nowhere]) {
      expect([status, Object.keys(body.data)]).toEqual([201, ['receipt']]);
      expect(body.data.receipt).toMatch(RECEIPT);
    }
    await expect(caseOf(root, `${APP_ORIGIN}/nobody-has-this`)).rejects.toThrow('no case');
  });

  it.each([
    ['without its scheme', (url: string) => url.replace('http://', '')],
    ['with what a message glued on', (url: string) => ` ${url}。`],
    ['with more of a path and a query', (url: string) => `${url}/more?from=mail#x`],
  ])('finds a link by its address %s', async (_how, written) => {
    const { shortUrl } = await newLink();
    await report(await server.guest(), { link: written(shortUrl), reason: 'malware' });
    expect(await reported(shortUrl)).toMatchObject({ total: 1, counts: { malware: 1 } });
  });

  it('finds a link by the name that it had before', async () => {
    const { shortUrl, encodeId } = await newLink();
    const value = `renamed-${encodeId}`;
    await maker.call(`/links/${encodeId}/encodeId`, { method: 'POST', body: { value } });
    await report(await server.guest(), { link: shortUrl, reason: 'illegal' });
    expect(await reported(`${APP_ORIGIN}/${value}`)).toMatchObject({ total: 1, counts: { illegal: 1 } });
  });

  it.each<[string, object, string, string]>([
    ['no link', { link: ' ' }, 'link', 'links.address-missing'],
    ['words', { link: 'a b' }, 'link', 'links.address-malformed'],
    ['another protocol', { link: 'javascript:alert(1)' }, 'link', 'links.address-malformed'],
    ['others’ address', { link: 'https://example.com/x' }, 'link', 'links.address-foreign'],
    ['an endless link', { link: `${APP_ORIGIN}/${'x'.repeat(5_000)}` }, 'link', 'http.validation'],
    ['no reason', { reason: 'ugly' }, 'reason', 'http.validation'],
    ['a novel', { details: 'x'.repeat(MAX_LENGTH + 1) }, 'details', 'reports.text-too-long'],
    ['no mail address', { email: 'ada at example' }, 'email', 'identity.email-invalid'],
    [
      'two header lines',
      { email: 'ada@example.com\r\nBcc: all@example.com' },
      'email',
      'identity.email-invalid',
    ],
  ])('refuses %s, and says what to do', async (_what, wrong, field, code) => {
    const body = { link: `${APP_ORIGIN}/x`, reason: 'spam', ...wrong };
    const answer = await (await server.guest()).call<Refusal>('/abuse-reports', { method: 'POST', body });
    expect([answer.status, answer.body.error.fields?.map((each) => [each.field, each.code])]).toEqual([
      400,
      [[field, code]],
    ]);
  });

  it('tells of everything that is wrong at once', async () => {
    const body = {
      link: 'https://example.com/',
      reason: 'spam',
      details: 'x'.repeat(MAX_LENGTH + 1),
      email: '@',
    };
    const answer = await (await server.guest()).call<Refusal>('/abuse-reports', { method: 'POST', body });
    expect(answer.body.error.fields?.map(({ field }) => field)).toEqual(['link', 'details', 'email']);
  });

  it('keeps whatever people write as text of plain lines, and never fails by it', async () => {
    const { shortUrl } = await newLink();
    for (const text of NAUGHTY_TEXTS) {
      const details = `a\r\n${text}`.slice(0, MAX_LENGTH);
      const { status } = await report(await server.guest(), { link: shortUrl, details });
      expect([status, text]).toEqual([201, text]);
    }
    const { reports } = await reported(shortUrl);
    expect(reports).toHaveLength(50);
    for (const { details } of reports) {
      expect(details ?? '').not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
    }
  });

  it('gives a browser ten reports an hour, and an address twenty', async () => {
    const guests = [await server.guest(), await server.guest(), await server.guest()];
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const body = { link: `${APP_ORIGIN}/x`, reason: 'spam' };
    const statuses = async (guest: (typeof guests)[number] | undefined, count: number) => {
      const found: (number | undefined)[] = [];
      for (let round = 0; round < count; round += 1) {
        found.push((await guest?.call('/abuse-reports', { method: 'POST', body, headers }))?.status);
      }
      return found;
    };
    const ten = Array.from({ length: 10 }, () => 201);
    expect(await statuses(guests[0], 11)).toEqual([...ten, 429]);
    // The one that was refused counts too.
    expect(await statuses(guests[1], 10)).toEqual([...ten.slice(1), 429]);
    expect(await statuses(guests[2], 1)).toEqual([429]);
  });
});
