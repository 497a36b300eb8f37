import { TestServer } from '../../support/app';

const PARTNER_SECRET = 'kJ2mQ7xW9zR4tY6uI8oP0aS3dF5gH1jKlLzXcV';

interface Issued {
  readonly data: { readonly code: string; readonly expiresIn: number; readonly url: string };
}

describe('the partner’s page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start('SQLite', {
      PARTNER_URL: 'https://partner.example/in?from=linklet',
      PARTNER_SECRET,
    });
  });
  afterAll(() => server.stop());

  const redeem = (code: unknown, secret: unknown = PARTNER_SECRET) =>
    server.ask('/api/v1/auth/partner/redeem', { method: 'POST', body: { code, secret } });

  it('learns once who came, and gets no token', async () => {
    const ada = await server.member({ email: 'ada@example.com' });
    const { body } = await ada.call<Issued>('/my/partner-code', { method: 'POST' });
    const { code, expiresIn, url } = body.data;
    expect(expiresIn).toBe(60);
    expect(url).toBe(`https://partner.example/in?from=linklet&code=${code}`);
    expect(url).not.toContain(ada.token);
    expect((await redeem(code, `${PARTNER_SECRET}x`)).status).toBe(401);
    const answers = await Promise.all([redeem(code), redeem(code), redeem(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      data: { userId: ada.userId, groupId: ada.groupId, displayName: expect.any(String) as string },
    });
  });

  it('is told nothing more of codes that are worth nothing', async () => {
    expect((await redeem('x'.repeat(43))).body).toMatchObject({
      error: { status: 401, code: 'account.partner-code-refused' },
    });
    expect((await redeem(7)).status).toBe(400);
  });

  it('may be missing', async () => {
    const without = await TestServer.start();
    try {
      const ada = await without.member({ email: 'ada@example.com' });
      const { status, body } = await ada.call('/my/partner-code', { method: 'POST' });
      expect([status, body]).toMatchObject([404, { error: { code: 'account.no-partner' } }]);
    } finally {
      await without.stop();
    }
  });
});
