import { REPEAT_MS, Session, SESSION_IDLE_MS, SESSION_LIFETIME_MS } from './session.entity';

const BROWSER = '0b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968';
const OTHER = '7b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968';
const begin = new Date('2026-11-21T03:00:00Z');
const after = (ms: number): Date => new Date(begin.getTime() + ms);

function session(): Session {
  const facts = { id: 'a'.repeat(32), userId: 7, groupId: 9, browserUuid: BROWSER, country: null };
  return new Session({ ...facts, browser: 'Chrome', os: 'Linux', device: 'desktop' }, 'hash', begin);
}

function rotated(times: number, at: Date): Session {
  return Object.assign(session(), { generation: 1 + times, rotatedAt: at, lastUsedAt: at });
}

describe('a session', () => {
  it('ends after seven days without use', () => {
    expect(session().isLive(after(SESSION_IDLE_MS - 1))).toBe(true);
    expect(session().isLive(after(SESSION_IDLE_MS))).toBe(false);
  });

  it('ends thirty days after sign-in, however much it is used', () => {
    const used = rotated(5, after(SESSION_LIFETIME_MS - 1_000));
    expect(used.isLive(after(SESSION_LIFETIME_MS - 1))).toBe(true);
    expect(used.isLive(after(SESSION_LIFETIME_MS))).toBe(false);
  });

  it('is over when it was ended', () => {
    expect(Object.assign(session(), { endedAt: begin }).isLive(begin)).toBe(false);
  });
});

describe('a refresh token', () => {
  it.each([
    ['the newest', 3, BROWSER, 0, 'current'],
    ['the newest from another browser', 3, OTHER, 0, 'other-browser'],
    ['the newest from who knows where', 3, null, 0, 'other-browser'],
    ['the one before in the same moment', 2, BROWSER, 0, 'repeated'],
    ['the one before after ten seconds', 2, BROWSER, REPEAT_MS, 'repeated'],
    ['the one before later', 2, BROWSER, REPEAT_MS + 1, 'reused'],
    ['the one before when the clock has been put back', 2, BROWSER, -REPEAT_MS - 1, 'reused'],
    ['the one before from another browser', 2, OTHER, 0, 'reused'],
    ['the one before from who knows where', 2, null, 0, 'reused'],
    ['an older one in the same moment', 1, BROWSER, 0, 'reused'],
    ['one that was never handed out', 4, BROWSER, 0, 'over'],
  ] as const)('%s is judged', (_, generation, browser, ms, verdict) => {
    expect(rotated(2, begin).judge(generation, browser, after(ms))).toBe(verdict);
  });

  it('of a session that is over is worth nothing, old or new', () => {
    const over = Object.assign(rotated(2, begin), { endedAt: begin });
    expect([1, 2, 3].map((generation) => over.judge(generation, BROWSER, begin))).toEqual([
      'over',
      'over',
      'over',
    ]);
  });
});
