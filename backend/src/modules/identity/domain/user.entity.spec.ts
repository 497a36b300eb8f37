import { EmailTaken, GoogleTaken } from './identity.errors';
import { LANGUAGES, readLanguage } from './language';
import { readId, readRefreshToken } from './refresh-token';
import { type Proof, User } from './user.entity';

const now = new Date('2026-11-21T03:00:00Z');
const later = new Date('2026-11-22T03:00:00Z');
const byMail = (email = 'ada@example.com'): Proof => ({ way: 'email', email });
const byGoogle = (displayName: string | null): Proof => ({
  way: 'google',
  subject: 'g-1',
  email: 'ada@example.com',
  displayName,
});

describe('somebody who registers', () => {
  it.each([
    [byMail(), 'ada'],
    [byMail('user42@example.com'), ''],
    [byMail(`${'x'.repeat(64)}@example.com`), 'x'.repeat(30)],
    [byGoogle('Ada Lovelace'), 'Ada Lovelace'],
    [byGoogle('  Ada\r\nBcc: x '), 'Ada Bcc: x'],
    [byGoogle('🦊'.repeat(40)), '🦊'.repeat(30)],
    [byGoogle(' '), 'ada'],
    [byGoogle(null), 'ada'],
  ])('by %j is first called %j', (proof, name) => {
    expect(User.register(proof, 'en', now)).toMatchObject({
      displayName: name,
      emailVerifiedAt: now,
      isOnboarded: false,
      shortcuts: true,
    });
  });
});

describe('a person', () => {
  it('is tied to one account of a provider', () => {
    const user = User.register(byMail(), 'en', now);
    expect(user.tieGoogle('g-1')).toBe(true);
    expect(user.tieGoogle('g-1')).toBe(false);
    expect(() => user.tieGoogle('g-2')).toThrow(GoogleTaken);
  });

  it('changes what is said and nothing else', () => {
    const user = User.register(byMail(), 'en', now);
    user.change({ displayName: 'Countess' });
    expect(user).toMatchObject({ displayName: 'Countess', lang: 'en', shortcuts: true, isOnboarded: false });
    user.change({ lang: 'ja', shortcuts: false, isOnboarded: true });
    expect(user).toMatchObject({ displayName: 'Countess', lang: 'ja', shortcuts: false, isOnboarded: true });
  });

  it('leaves a number behind when erased, and the first moment of it', () => {
    const user = User.register(byGoogle('Ada'), 'en', now);
    user.erase(now);
    user.erase(later);
    expect(user).toMatchObject({
      email: null,
      displayName: null,
      googleSub: null,
      emailVerifiedAt: null,
      deletedAt: now,
    });
    expect(() => {
      user.moveTo('other@example.com', later);
    }).toThrow(EmailTaken);
  });

  it('runs the installation only with a proven address that is named in full', () => {
    const user = User.register(byMail(), 'en', now);
    expect(user.isNamedIn(new Set(['ada@example.com']))).toBe(true);
    expect(user.isNamedIn(new Set(['ada@example.com.evil', 'xada@example.com', 'example.com']))).toBe(false);
    user.moveTo('bob@example.com', later);
    expect(user.isNamedIn(new Set(['ada@example.com']))).toBe(false);
    user.emailVerifiedAt = null;
    expect(user.isNamedIn(new Set(['bob@example.com']))).toBe(false);
    user.erase(later);
    expect(user.isNamedIn(new Set(['bob@example.com']))).toBe(false);
  });
});

describe('a language', () => {
  it.each<readonly [string | null, string]>([
    ...LANGUAGES.map((each) => [each, each] as const),
    ['zh-tw', 'zh-TW'],
    ['fr', 'en'],
    ['', 'zh-TW'],
    [null, 'zh-TW'],
  ])('%j is read as %j', (text, language) => {
    expect(readLanguage(text)).toBe(language);
  });
});

describe('the form of a refresh token', () => {
  const id = '0123456789abcdef'.repeat(2);
  const proof = 'A'.repeat(43);

  it('has three parts', () => {
    expect(readRefreshToken(`${id}.12.${proof}`)).toEqual({ sessionId: id, generation: 12, proof });
  });

  it.each([
    '',
    id,
    `${id}.1`,
    `${id}.0.${proof}`,
    `${id}.01.${proof}`,
    `${id}.1.${proof}x`,
    `x${id}.1.${proof}`,
    `${id}.1e3.${proof}`,
    `${id}.1.${proof}\n`,
  ])('%j is none', (text) => {
    expect(readRefreshToken(text)).toBeNull();
  });

  it.each([
    ['7', 7],
    [7, 7],
    ['0', null],
    ['', null],
    [undefined, null],
    ['-1', null],
    ['7 OR 1=1', null],
    ['9'.repeat(16), null],
  ])('%j is the id %j', (text, id_) => {
    expect(readId(text)).toBe(id_);
  });
});
