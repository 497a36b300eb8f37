import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadSettings } from './bad-settings';
import { Env, readEnv } from './env';
import { loadSecret } from './secret';
import { describedSettings } from './setting.decorator';
import { settingsFrom } from './settings-from-env';

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.problems;
    throw error;
  }
}

describe('the settings', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'linklet-env-'))));
  afterEach(() => {
    rmSync(dir, { recursive: true });
  });

  it('name the site admins in whatever case', () => {
    const { people } = settingsFrom(
      readEnv({ DATA_DIR: dir, ADMIN_EMAILS: ' Root@Example.COM, ops@example.com' }),
    );
    expect([...people.adminEmails]).toEqual(['root@example.com', 'ops@example.com']);
    expect(problemsOf({ ADMIN_EMAILS: 'root' })).toHaveLength(1);
  });

  it('say whether and where TLS is spoken, and who is asked about DNS', () => {
    const settings = (given: Record<string, string>) => settingsFrom(readEnv({ DATA_DIR: dir, ...given }));
    expect(settings({}).tls).toMatchObject({
      port: null,
      acme: { contact: null, ca: null, challengeType: 'http-01', ordersPerThreeHours: 250 },
    });
    expect(settings({}).dns.servers).toEqual([]);
    expect(settings({ TLS_PORT: '443', DNS_SERVERS: ' 9.9.9.9, [2620:fe::fe]:53 ' })).toMatchObject({
      tls: { port: 443 },
      dns: { servers: ['9.9.9.9', '[2620:fe::fe]:53'] },
    });
    for (const [name, value] of [
      ['TLS_PORT', '70000'],
      ['ACME_CHALLENGE', 'dns-01'],
      ['ACME_CONTACT', 'admin'],
      ['ACME_DIRECTORY_URL', 'ca.example'],
      ['ACME_ORDERS_PER_3H', '0'],
      ['DNS_SERVERS', 'dns.example'],
      ['DNS_SERVERS', '9.9.9.9:x'],
    ] as const) {
      expect([name, problemsOf({ [name]: value }).length]).toEqual([name, 1]);
    }
    expect(() => settings({ ACME_CA_FILE: join(dir, 'missing.pem') })).toThrow(BadSettings);
  });

  it('need nothing', () => {
    expect(readEnv({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      ROLE: 'all',
      CLICK_DURABILITY: 'process',
    });
  });

  it('have a fast path unless it is switched off', () => {
    const at = (more: Record<string, string>) => settingsFrom(readEnv({ ...more, DATA_DIR: dir })).process;
    expect([at({}), at({ FAST_PATH: 'off' })].map(({ hasFastPath }) => hasFastPath)).toEqual([true, false]);
    expect(problemsOf({ FAST_PATH: 'maybe' })).toHaveLength(1);
  });

  it('lead brand domains to the short host and ask the system, unless others are named', () => {
    const at = (more: Record<string, string>) => {
      const { brandDomains, dns } = settingsFrom(readEnv({ ...more, DATA_DIR: dir }));
      return [brandDomains.target, brandDomains.addresses, dns.servers];
    };
    expect(at({ SHORT_ORIGIN: 'https://s.example:8443' })).toEqual(['s.example', null, []]);
    expect(
      at({
        BRAND_TARGET: 'cname.linklet.example',
        BRAND_ADDRESSES: '203.0.113.7, 2001:db8::7',
        DNS_SERVERS: '9.9.9.9, 127.0.0.1:5353,[2620:fe::fe]:53,2620:fe::9',
      }),
    ).toEqual([
      'cname.linklet.example',
      ['203.0.113.7', '2001:db8::7'],
      ['9.9.9.9', '127.0.0.1:5353', '[2620:fe::fe]:53', '2620:fe::9'],
    ]);
  });

  it.each([
    ['BRAND_TARGET', 'linklet'],
    ['BRAND_TARGET', 'cname.linklet.example:443'],
    ['BRAND_TARGET', '203.0.113.7'],
    ['BRAND_TARGET', 'Cname.linklet.example'],
    ['BRAND_ADDRESSES', '203.0.113.0/24'],
    ['BRAND_ADDRESSES', '203.0.113.7,'],
    ['BRAND_ADDRESSES', Array.from({ length: 51 }, () => '203.0.113.7').join(',')],
    ['DNS_SERVERS', 'dns.example'],
    ['DNS_SERVERS', '9.9.9.9:0'],
    ['DNS_SERVERS', '9.9.9.9:65536'],
    ['DNS_SERVERS', '[9.9.9.9]:53'],
    ['DNS_SERVERS', '9.9.9.9;1.1.1.1'],
  ])('refuse %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  it('have smart UTM unless it is switched off', () => {
    const at = (more: Record<string, string>) =>
      settingsFrom(readEnv({ ...more, DATA_DIR: dir })).destinations;
    expect([at({}), at({ SMART_UTM: 'off' })].map(({ hasSmartUtm }) => hasSmartUtm)).toEqual([true, false]);
    expect(problemsOf({ SMART_UTM: 'maybe' })).toHaveLength(1);
  });

  it('let slow storage have more time', () => {
    const factorOf = (more: Record<string, string>) =>
      settingsFrom(readEnv({ ...more, DATA_DIR: dir })).storage.timeoutFactor;
    expect([factorOf({}), factorOf({ DATABASE_TIMEOUT_FACTOR: '5' })]).toEqual([1, 5]);
    expect(problemsOf({ DATABASE_TIMEOUT_FACTOR: '0' })).toHaveLength(1);
  });

  it('take an empty variable for an unset one', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
  });

  it('name every bad variable at once', () => {
    const problems = problemsOf({
      PORT: '99999',
      ROLE: 'everything',
      APP_ORIGIN: 'linklet.example/path',
      DATABASE_URL: 'postgres://x/y',
      SECRET: 'short',
      TRUSTED_PROXIES: '10.0.0.0/8, nonsense',
    });
    expect(problems.map((each) => each.split(' ', 1)[0])).toEqual([
      'PORT',
      'APP_ORIGIN',
      'DATABASE_URL',
      'ROLE',
      'SECRET',
      'TRUSTED_PROXIES',
    ]);
  });

  it.each([
    'change-me-change-me-change-me-change-me',
    'x'.repeat(40),
    'mysql://root:hunter2@db.internal:3306/linklet',
  ])('refuse the secret %s, which others know', (SECRET) => {
    expect(problemsOf({ SECRET })).toHaveLength(1);
  });

  it.each([
    [{}, 'http://localhost:3000', 'http://localhost:3000'],
    [{ PORT: '8080' }, 'http://localhost:8080', 'http://localhost:8080'],
    [
      { APP_ORIGIN: 'https://app.example/', SHORT_ORIGIN: 'https://s.example' },
      'https://app.example',
      'https://s.example',
    ],
  ])('turn %j into origins', (source, appOrigin, shortOrigin) => {
    const { web } = settingsFrom(readEnv({ ...source, DATA_DIR: dir }));
    expect(web).toMatchObject({ appOrigin, shortOrigin });
  });

  it('know their own hosts with and without the port', () => {
    const { web } = settingsFrom(
      readEnv({ DATA_DIR: dir, APP_ORIGIN: 'http://a.example:81', SHORT_ORIGIN: 'https://s.example' }),
    );
    expect([...web.siteHosts]).toEqual(['a.example:81', 'a.example', 's.example', '*.s.example']);
  });

  it.each([
    'no-reply@linklet.example',
    'Linklet <no-reply@linklet.example>',
    '短網址 <no-reply@linklet.example>',
  ])('send mail from %s', (MAIL_FROM) => {
    expect(problemsOf({ MAIL_FROM })).toEqual([]);
  });

  it.each(['Linklet', 'a@b, c@d', 'Linklet <a@b', 'Linklet\r\nBcc: x@y.z <a@b.c>', 'x <a@b\n.c>'])(
    'refuse the sender %j',
    (MAIL_FROM) => {
      expect(problemsOf({ MAIL_FROM })).toHaveLength(1);
    },
  );

  it('send mail from the host that people know, unless told otherwise', () => {
    const { mail } = settingsFrom(readEnv({ DATA_DIR: dir, APP_ORIGIN: 'https://app.example' }));
    expect(mail).toMatchObject({ smtpUrl: null, from: 'Linklet <no-reply@app.example>' });
  });

  it('know Google when they know the client and its secret', () => {
    const at = (more: Record<string, string>) => settingsFrom(readEnv({ DATA_DIR: dir, ...more })).signIn;
    expect(at({}).google).toBeNull();
    expect(at({ OAUTH_GOOGLE_CLIENT_ID: 'a', OAUTH_GOOGLE_CLIENT_SECRET: 'b' }).google).toMatchObject({
      clientId: 'a',
      issuer: 'https://accounts.google.com',
    });
    expect(() => at({ OAUTH_GOOGLE_CLIENT_ID: 'a' })).toThrow(BadSettings);
  });

  it('offer one tap of Google itself, and of no other provider', () => {
    const client = { DATA_DIR: dir, OAUTH_GOOGLE_CLIENT_ID: 'a', OAUTH_GOOGLE_CLIENT_SECRET: 'b' };
    const at = (more: Record<string, string>) => settingsFrom(readEnv({ ...client, ...more })).signIn;
    expect(at({}).oneTapClientId).toBe('a');
    expect(at({ OAUTH_GOOGLE_ISSUER: 'https://login.example' }).oneTapClientId).toBeNull();
    expect(settingsFrom(readEnv({ DATA_DIR: dir })).signIn.oneTapClientId).toBeNull();
  });

  it('put personal subdomains under the short host, or where they are told to', () => {
    const at = (more: Record<string, string>) => settingsFrom(readEnv({ DATA_DIR: dir, ...more })).web;
    expect(at({ SHORT_ORIGIN: 'https://s.example' }).subdomainRoot).toBe('s.example');
    expect(at({ SUBDOMAIN_ROOT: 'me.example' }).subdomainRoot).toBe('me.example');
    expect(problemsOf({ SUBDOMAIN_ROOT: 'https://me.example' })).toHaveLength(1);
  });

  it('believe one header, and only of proxies that are named', () => {
    const at = (more: Record<string, string>) => settingsFrom(readEnv({ DATA_DIR: dir, ...more })).proxies;
    const TRUSTED_PROXIES = '10.0.0.1, 10.1.0.0/16';
    expect(at({})).toEqual({ trusted: [], clientHeader: 'x-forwarded-for' });
    expect(at({ TRUSTED_PROXIES, TRUSTED_CLIENT_HEADER: 'CF-Connecting-IP' })).toEqual({
      trusted: ['10.0.0.1', '10.1.0.0/16'],
      clientHeader: 'cf-connecting-ip',
    });
    expect(() => at({ TRUSTED_CLIENT_HEADER: 'Forwarded' })).toThrow(BadSettings);
    expect(problemsOf({ TRUSTED_PROXIES, TRUSTED_CLIENT_HEADER: 'X-Other' })).toHaveLength(1);
  });

  it('take a partner with a secret or not at all', () => {
    const at = (more: Record<string, string>) => settingsFrom(readEnv({ DATA_DIR: dir, ...more })).site;
    const PARTNER_URL = 'https://partner.example/in';
    const PARTNER_SECRET = 'kJ2mQ7xW9zR4tY6uI8oP0aS3dF5gH1jKlLzXcV';
    expect(at({}).partner).toBeNull();
    expect(at({ PARTNER_URL, PARTNER_SECRET }).partner).toEqual({ url: PARTNER_URL, secret: PARTNER_SECRET });
    expect(() => at({ PARTNER_URL })).toThrow(BadSettings);
  });

  it('take a model with its service or not at all, and with or without a key', () => {
    const at = (more: Record<string, string>) => settingsFrom(readEnv({ DATA_DIR: dir, ...more })).ai.model;
    const service = { AI_BASE_URL: 'https://ai.example/v1', AI_MODEL: 'small' };
    expect(at({})).toBeNull();
    expect(at(service)).toEqual({ baseUrl: 'https://ai.example/v1', name: 'small', apiKey: null });
    expect(at({ ...service, AI_API_KEY: 'sk-1' })?.apiKey).toBe('sk-1');
    expect(() => at({ AI_MODEL: 'small' })).toThrow(BadSettings);
    expect(() => at({ AI_API_KEY: 'sk-1' })).toThrow(BadSettings);
    expect(problemsOf({ AI_BASE_URL: 'ai.example', AI_API_KEY: 'a b' })).toHaveLength(2);
  });

  it('take an app at PayPal whole or not at all, with certificates that can be read', () => {
    const at = (more: Record<string, string>) =>
      settingsFrom(readEnv({ DATA_DIR: dir, ...more })).payments.payPal;
    const app = {
      PAYPAL_CLIENT_ID: 'client-of-a-test',
      PAYPAL_CLIENT_SECRET: 'secret-of-a-test',
      PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
    };
    expect(at({})).toBeNull();
    expect(at({ ...app, PAYPAL_URL: 'https://api-m.sandbox.paypal.com/' })).toEqual({
      url: 'https://api-m.sandbox.paypal.com',
      clientId: 'client-of-a-test',
      clientSecret: 'secret-of-a-test',
      webhookId: '1JE4291016473214C',
      authority: null,
      inTaiwan: false,
    });
    const file = join(dir, 'authority.pem');
    expect(() => at({ ...app, PAYPAL_CERTIFICATE_AUTHORITY: file })).toThrow(BadSettings);
    writeFileSync(file, 'PEM');
    expect(at({ ...app, PAYPAL_CERTIFICATE_AUTHORITY: file, PAYPAL_IN_TW: 'on' })).toMatchObject({
      authority: 'PEM',
      inTaiwan: true,
    });
    expect(() => at({ PAYPAL_CLIENT_ID: 'client-of-a-test' })).toThrow(BadSettings);
    expect(problemsOf({ ...app, PAYPAL_IN_TW: 'perhaps' })).toHaveLength(1);
  });

  it('make a secret once and keep it from others', () => {
    const first = loadSecret(dir);
    expect(first).toHaveLength(43);
    expect(loadSecret(dir)).toBe(first);
    expect(readFileSync(join(dir, 'secret'), 'utf8')).toBe(first);
  });

  it.each(['', 'short'])('refuse a secret file that holds %j', (content) => {
    writeFileSync(join(dir, 'secret'), content);
    expect(() => loadSecret(dir)).toThrow(BadSettings);
  });

  it('are all described for the docs', () => {
    expect([...describedSettings().keys()].sort()).toEqual(
      [
        ...new Set([
          ...Object.keys(new Env()),
          'APP_ORIGIN',
          'SHORT_HOSTS',
          'SHORT_ORIGIN',
          'DATABASE_URL',
          'REDIS_URL',
          'SECRET',
          'RECAPTCHA_SITE_KEY',
          'RECAPTCHA_SECRET',
          'SMS_ACCOUNT',
          'SMS_PASSWORD',
          'SMS_FROM',
          'SMS_URL',
          'REGISTRAR_URL',
          'REGISTRAR_KEY',
          'SMTP_URL',
          'MAIL_FROM',
          'OAUTH_GOOGLE_CLIENT_ID',
          'OAUTH_GOOGLE_CLIENT_SECRET',
          'SUBDOMAIN_ROOT',
          'BRAND_TARGET',
          'BRAND_ADDRESSES',
          'DNS_SERVERS',
          'EXTENSION_URL',
          'SECOND_SITE_URL',
          'TLS_PORT',
          'ACME_CONTACT',
          'ACME_CA_FILE',
          'DNS_SERVERS',
          'NEWEBPAY_MERCHANT_ID',
          'NEWEBPAY_HASH_KEY',
          'NEWEBPAY_HASH_IV',
          'LINEPAY_CHANNEL_ID',
          'LINEPAY_CHANNEL_SECRET',
          'PAYPAL_CLIENT_ID',
          'PAYPAL_CLIENT_SECRET',
          'PAYPAL_WEBHOOK_ID',
          'PAYPAL_CERTIFICATE_AUTHORITY',
          'EZPAY_MERCHANT_ID',
          'EZPAY_HASH_KEY',
          'EZPAY_HASH_IV',
          'PARTNER_URL',
          'PARTNER_SECRET',
          'CONTACT_EMAIL',
          'GEOIP_DB',
          'AI_BASE_URL',
          'AI_API_KEY',
          'AI_MODEL',
          'TRUSTED_PROXIES',
          'TRUSTED_CLIENT_HEADER',
          'ADMIN_EMAILS',
          'BLOCK_LIST',
          'WEB_RISK_KEY',
        ]),
      ].sort(),
    );
  });
});
