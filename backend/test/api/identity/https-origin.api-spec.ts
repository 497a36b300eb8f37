import { randomUUID } from 'node:crypto';
import { type Answer, TestServer } from '../../support/app';

describe('an installation with an https origin', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.start('SQLite', { APP_ORIGIN: 'https://linklet.test' });
  });
  afterAll(() => server.stop());

  const grant = (cookie?: string): Promise<Answer<{ access_token: string }>> =>
    server.ask('/api/v1/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      headers: cookie === undefined ? {} : { cookie },
    });
  const setBy = ({ headers }: Answer): string[] => headers.getSetCookie();

  it('keeps the id of a browser in a cookie that no other host of the domain can set', async () => {
    const [line = '', ...others] = setBy(await grant());
    expect(others).toEqual([]);
    expect(line).toMatch(
      /^__Host-browser_uuid=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(line).not.toContain('Domain');
  });

  it('takes over the id by the old name, once, so that nobody loses the links of a browser', async () => {
    const [before, planted] = [randomUUID(), randomUUID()];
    const first = await grant(`browser_uuid=${before}`);
    const made = await server.ask<{ data: { encodeId: string } }>('/api/v1/links', {
      method: 'POST',
      body: { url: 'https://example.com/' },
      headers: { authorization: `Bearer ${first.body.access_token}` },
    });
    expect(made.status).toBe(201);
    const lines = setBy(first);
    expect(lines.some((line) => line.startsWith(`__Host-browser_uuid=${before};`))).toBe(true);
    expect(lines.some((line) => /^browser_uuid=;.*Max-Age=0/.test(line))).toBe(true);

    const second = await grant(`browser_uuid=${planted}; __Host-browser_uuid=${before}`);
    expect(setBy(second).some((line) => line.includes(planted))).toBe(false);
    const clicks = await server.ask(`/api/v1/link/${made.body.data.encodeId}/overview/status`, {
      headers: { authorization: `Bearer ${second.body.access_token}` },
    });
    expect(clicks.status).toBe(200);
  });

  it('has browsers come by https alone', async () => {
    for (const path of ['/', '/api/v1/current_user', '/assets/none.js']) {
      const { headers } = await server.ask(path);
      expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
    }
  });
});

it('an installation without https says nothing of it', async () => {
  const server = await TestServer.shared();
  expect((await server.ask('/')).headers.has('strict-transport-security')).toBe(false);
});
