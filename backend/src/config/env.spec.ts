import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadSettings } from './bad-settings';
import { Env, readEnv } from './env';
import { loadSecret } from './secret';
import { describedSettings } from './setting.decorator';
import { settingsFrom } from './settings';

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

  it('need nothing', () => {
    expect(readEnv({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      ROLE: 'all',
      CLICK_DURABILITY: 'process',
    });
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
    expect([...web.ownHosts]).toEqual(['a.example:81', 'a.example', 's.example']);
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
          'SHORT_ORIGIN',
          'DATABASE_URL',
          'REDIS_URL',
          'SECRET',
          'GEOIP_DB',
          'TRUSTED_PROXIES',
        ]),
      ].sort(),
    );
  });
});
