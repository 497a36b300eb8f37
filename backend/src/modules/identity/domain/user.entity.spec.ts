import { GoogleTaken } from './google.errors';
import { EmailTaken } from './identity.errors';
import { type ProofOfAddress, User } from './user.entity';

const now = new Date('2026-11-21T03:00:00Z');
const later = new Date('2026-11-22T03:00:00Z');
const byMail = (email = 'ada@example.com'): ProofOfAddress => ({ way: 'email', email });
const byGoogle = (displayName: string | null): ProofOfAddress => ({
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
