import type { MessageDescriptor } from 'react-intl';
import english from '../../../locales/log/en.json';
import chinese from '../../../locales/log/zh-TW.json';
import { questionOf } from './log-texts';

const readIn =
  (catalogue: Readonly<Record<string, string>>) =>
  ({ id }: MessageDescriptor): string =>
    catalogue[id as string] ?? '';

describe('a search in the log', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['Logged in', 'identity.signed-in'],
    [' ｌogged IN ', 'identity.signed-in'],
    ['google', 'identity.google-tied'],
    // Three actions are called so; their codes hold it too.
    ['logged', 'logged'],
    ['Safari', 'Safari'],
    ['identity.signed-in', 'identity.signed-in'],
  ])('for %j asks for %j', (typed, question) => {
    expect(questionOf(typed, readIn(english))).toBe(question);
  });

  it('knows the names of every language', () => {
    expect(questionOf('登入', readIn(chinese))).toBe('identity.signed-in');
    expect(questionOf('註冊', readIn(chinese))).toBe('identity.registered');
  });
});
