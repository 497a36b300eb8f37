import { APP_ORIGIN, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { set, show, visit } from '../../support/links';

const PLAIN = /^[346789A-HJ-NP-RTUVWXYa-km-nopqrtwxyz]{8}$/;

describe.each(enginesFor(21))('the plain slug beside one in another script on %s', (engine) => {
  let server: TestServer;
  let mei: TestMember;

  const plainOf = async (slug: string): Promise<string> => {
    const { asciiUrl } = (await show(mei, slug)).body.data as unknown as { asciiUrl: string };
    return asciiUrl.slice(APP_ORIGIN.length + 1);
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    mei = await server.member();
  });

  it('leads to the same link for good, wherever that leads', async () => {
    await mei.shorten('https://example.com/1', '中秋特賣');
    const plain = await plainOf('中秋特賣');
    expect(plain).toMatch(PLAIN);
    expect(await visit(server, plain)).toEqual([302, 'https://example.com/1']);
    await set(mei, '中秋特賣', 'url', 'https://example.com/2');
    expect(await visit(server, plain)).toEqual([302, 'https://example.com/2']);
    await set(mei, '中秋特賣', 'encodeId', '端午特賣');
    expect(await plainOf('端午特賣')).toBe(plain);
    await set(mei, '端午特賣', 'encodeId', 'plain-now');
    expect(await plainOf('plain-now')).toBe('plain-now');
    expect(await visit(server, plain)).toEqual([302, 'https://example.com/2']);
    expect((await show(mei, plain)).body.data.encodeId).toBe('plain-now');
  });

  it('is the one that the link had before, where there is one', async () => {
    const { encodeId } = await mei.shorten('https://example.com/');
    await set(mei, encodeId, 'encodeId', 'ラーメン屋');
    expect(await plainOf('ラーメン屋')).toBe(encodeId);
  });

  it('is another on another domain', async () => {
    await mei.call('/my/settings', { method: 'PUT', body: { subdomain: 'meimei' } });
    await mei.shorten('https://example.com/', '搬家了喔');
    const before = await plainOf('搬家了喔');
    const domain = `meimei.${new URL(APP_ORIGIN).host}`;
    await mei.call(`/links/${encodeURIComponent('搬家了喔')}/domain`, { method: 'PUT', body: { domain } });
    const { asciiUrl } = (await show(mei, '搬家了喔')).body.data as unknown as { asciiUrl: string };
    expect(asciiUrl).toMatch(new RegExp(`^http://${domain}/`));
    expect(asciiUrl).not.toContain(before);
    expect(await visit(server, before)).toEqual([302, 'https://example.com/']);
  });
});
