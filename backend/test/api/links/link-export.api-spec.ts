import { BYTE_ORDER_MARK } from '../../../src/shared/domain/csv';
import { type TestMember, TestServer } from '../../support/app';
import { changeGroup } from '../../support/groups';

const PATH = '/links/overview/query/file';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

async function exporter(plan = 'initial'): Promise<TestMember> {
  const ada = await server.member();
  await changeGroup(server, ada.groupId, { plan });
  return ada;
}

const file = (who: TestMember, body: object = {}) => who.call<string>(PATH, { method: 'POST', body });

/** As bytes, because the mark at the beginning goes when they are read as text. */
async function bytesOf(who: TestMember): Promise<Buffer> {
  const headers = { ...who.headers, 'content-type': 'application/json' };
  const response = await fetch(`${server.url}/api/v1${PATH}`, { method: 'POST', headers, body: '{}' });
  return Buffer.from(await response.arrayBuffer());
}

/** Lines of a file. */
const linesOf = (text: string): readonly string[] => text.split('\r\n').filter(Boolean);

describe('the list of links as a file', () => {
  it('has a mark for Excel, heads, and every link with what is known of it', async () => {
    const ada = await exporter();
    const { encodeId } = await ada.shorten('https://example.com/tea?utm_source=mail');
    await ada.call(`/links/${encodeId}/tags`, { method: 'POST', body: { value: ['春節', 'a,b'] } });
    await ada.call(`/links/${encodeId}/note`, {
      method: 'POST',
      body: { value: '=HYPERLINK("http://evil")' },
    });
    await ada.call(`/links/${encodeId}`, { method: 'PUT', body: { externalId: 'order 42' } });
    const answer = await file(ada, { lang: 'en' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="linklet-links.csv"');
    const [heads, line, ...more] = linesOf(answer.body);
    expect(heads).toMatch(/^Short URL,Destination URL,Title,/);
    expect(line).toContain('https://example.com/tea?utm_source=mail');
    expect(line).toContain('"a,b; 春節"');
    expect([heads?.split(',').at(-1), line?.split(',').at(-1)]).toEqual(['External ID', 'order 42']);
    const mark = Buffer.from(BYTE_ORDER_MARK);
    expect((await bytesOf(ada)).subarray(0, mark.length)).toEqual(mark);
    // A formula becomes text.
    expect(line).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(more).toEqual([]);
    expect(linesOf((await file(ada)).body)[0]).toMatch(/^shortUrl,url,title,/);
  });

  it('has what is found, or the links that are named, and never those of another group', async () => {
    const [ada, eve] = [await exporter(), await exporter()];
    const one = await ada.shorten('https://example.com/one');
    const two = await ada.shorten('https://example.com/two');
    const hers = await eve.shorten('https://example.com/hers');
    const domain = new URL(one.shortUrl).host;
    const found = await file(ada, { filters: [{ key: 'text', value: 'two' }] });
    expect(linesOf(found.body).slice(1)).toEqual([expect.stringContaining(two.shortUrl)]);
    const links = [one, hers].map(({ encodeId }) => ({ encodeId, domain }));
    const named = await file(ada, { links: [...links, { encodeId: 'x', domain: 'nowhere.example' }] });
    expect(linesOf(named.body).slice(1)).toEqual([expect.stringContaining(one.shortUrl)]);
  });

  it('goes on past the links of one look', async () => {
    const ada = await exporter();
    const many = Array.from({ length: 700 }, (_, index) => ({ url: `https://example.com/${String(index)}` }));
    await ada.call('/batch/links', { method: 'POST', body: { links: many } });
    const urls = linesOf((await file(ada)).body)
      .slice(1)
      .map((line) => line.split(',')[1]);
    expect(new Set(urls).size).toBe(700);
    expect(urls).toHaveLength(700);
  });

  it('needs a plan with exports, and a question that can be read', async () => {
    const poor = await exporter('personal');
    expect(await file(poor)).toMatchObject({
      status: 403,
      body: { error: { code: 'plan.feature-missing' } },
    });
    const ada = await exporter();
    expect((await file(ada, { filters: [{ key: 'secrets', value: 1 }] })).status).toBe(400);
    expect((await file(ada, { links: [{ encodeId: 7 }] })).status).toBe(400);
  });

  it('is written down in the log of the group', async () => {
    const ada = await exporter();
    await file(ada);
    const { body } = await ada.call<{ data: { activities: { action: string }[] } }>(
      `/my/groups/${ada.groupId}/members/activities`,
    );
    expect(body.data.activities.map(({ action }) => action)).toContain('links.exported');
  });
});
