import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GoogleCalls } from './google-calls';
import { GoogleStrategy } from './google-strategy';

describe('the strategy for Google', () => {
  const forms: URLSearchParams[] = [];
  let server: Server;
  let strategy: GoogleStrategy;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      request.on('end', () => {
        const form = new URLSearchParams(body);
        forms.push(form);
        response.setHeader('content-type', 'application/json');
        const code = form.get('code');
        response.end(JSON.stringify({ access_token: `access ${code}`, id_token: `id ${code}` }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const client = {
      clientId: 'client',
      clientSecret: 'secret',
      authorizeUrl: `${origin}/authorize`,
      tokenUrl: `${origin}/token`,
      userinfoUrl: `${origin}/userinfo`,
      keysUrl: `${origin}/keys`,
      issuer: origin,
    };
    strategy = new GoogleStrategy(client, new GoogleCalls(client), 'https://linklet.example/callback');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('asks with PKCE, state and nonce', async () => {
    const { url, attempt } = await strategy.begin();
    const { searchParams } = new URL(url);
    expect(searchParams.get('state')).toBe(attempt.state);
    expect(searchParams.get('nonce')).toBe(attempt.nonce);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(url).not.toContain(attempt.verifier);
  });

  it('exchanges codes with our own call, and keeps sign-ins that run at once apart', async () => {
    const begun = await Promise.all([strategy.begin(), strategy.begin(), strategy.begin()]);
    const tokens = await Promise.all(
      begun.map(({ attempt }, index) =>
        strategy.finish({ code: String(index), state: attempt.state }, attempt),
      ),
    );
    expect(tokens).toEqual(
      begun.map((_, index) => ({ accessToken: `access ${String(index)}`, idToken: `id ${String(index)}` })),
    );
    expect(forms.map((form) => form.get('code_verifier')).sort()).toEqual(
      begun.map(({ attempt }) => attempt.verifier).sort(),
    );
    expect(forms[0]?.get('client_secret')).toBe('secret');
  });

  it('refuses the state of another browser before it calls the provider', async () => {
    const calls = forms.length;
    const { attempt } = await strategy.begin();
    await expect(strategy.finish({ code: 'x', state: 'another' }, attempt)).rejects.toThrow(
      'not of this browser',
    );
    expect(forms).toHaveLength(calls);
  });
});
