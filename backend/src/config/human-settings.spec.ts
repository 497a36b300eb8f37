import { BadSettings } from './bad-settings';
import { readEnv } from './env';
import { HumanSettings } from './human-settings';

const KEYS = { RECAPTCHA_SITE_KEY: '6Lsite-key_1', RECAPTCHA_SECRET: '6Lsecret_1' };
const read = (variables: Record<string, string>) =>
  HumanSettings.from(readEnv(variables), 'https://linklet.example:8443').site;

it('are off without keys', () => {
  expect(read({})).toBeNull();
  expect(read({ RECAPTCHA_MIN_SCORE: '0.9' })).toBeNull();
});

it('know where Google is, or are given another place and score', () => {
  expect(read(KEYS)).toEqual({
    key: '6Lsite-key_1',
    secret: '6Lsecret_1',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    hostname: 'linklet.example',
    minScore: 0.5,
  });
  const other = { RECAPTCHA_MIN_SCORE: '0.7', RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/verify' };
  expect(read({ ...KEYS, ...other })).toMatchObject({
    minScore: 0.7,
    verifyUrl: 'http://127.0.0.1:9/verify',
  });
});

it.each([
  [{ RECAPTCHA_SITE_KEY: 'a' }, 'RECAPTCHA_SECRET'],
  [{ RECAPTCHA_SECRET: 'a' }, 'RECAPTCHA_SITE_KEY'],
  [{ ...KEYS, RECAPTCHA_SITE_KEY: 'a"b' }, 'RECAPTCHA_SITE_KEY'],
  [{ ...KEYS, RECAPTCHA_MIN_SCORE: '1.1' }, 'RECAPTCHA_MIN_SCORE'],
  [{ ...KEYS, RECAPTCHA_MIN_SCORE: 'high' }, 'RECAPTCHA_MIN_SCORE'],
  [{ ...KEYS, RECAPTCHA_VERIFY_URL: 'google' }, 'RECAPTCHA_VERIFY_URL'],
])('say what is wrong with %j', (variables, named) => {
  expect(() => read(variables)).toThrow(BadSettings);
  expect(() => read(variables)).toThrow(named);
});
