import { isWanted, NOTIFICATION_TYPES, parseBlockable } from './notification';

describe('messages to people', () => {
  it('of everyday kinds can be switched off', () => {
    expect(parseBlockable('news')).toBe('news');
    expect(isWanted('news', ['news'])).toBe(false);
    expect(isWanted('news', [])).toBe(true);
  });

  it.each(['new-browser', 'session-ended', 'email-changed'] as const)(
    'of the kind %s reach everybody',
    (type) => {
      expect(() => parseBlockable(type)).toThrow('cannot be muted');
      expect(isWanted(type, [type])).toBe(true);
    },
  );

  it.each(['', 'nonsense', 'constructor', '__proto__'])('of the kind %j do not exist', (type) => {
    expect(() => parseBlockable(type)).toThrow('Unknown type of notification');
  });

  it('have a name for each kind', () => {
    expect(NOTIFICATION_TYPES).toContain('welcome');
  });
});
