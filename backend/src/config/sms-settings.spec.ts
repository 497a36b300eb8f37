import { BadSettings } from './bad-settings';
import { readEnv } from './env';
import { SmsSettings } from './sms-settings';

const read = (variables: Record<string, string>) => SmsSettings.from(readEnv(variables)).gateway;
const ACCOUNT = { SMS_ACCOUNT: 'AC1', SMS_PASSWORD: 'secret' };

it('are off unless somebody says who carries messages', () => {
  expect(read({})).toBeNull();
  expect(read(ACCOUNT)).toBeNull();
  expect(read({ SMS_GATEWAY: 'outbox' })).toBe('outbox');
});

it('know where the services are, or are told', () => {
  const account = { account: 'AC1', password: 'secret' };
  expect(read({ ...ACCOUNT, SMS_GATEWAY: 'twilio', SMS_FROM: '+15005550006' })).toEqual({
    ...account,
    kind: 'twilio',
    url: 'https://api.twilio.com',
    from: '+15005550006',
  });
  expect(read({ ...ACCOUNT, SMS_GATEWAY: 'every8d' })).toMatchObject({ url: 'https://api.e8d.tw' });
  expect(read({ ...ACCOUNT, SMS_GATEWAY: 'every8d', SMS_URL: 'https://sms.example/' })).toEqual({
    ...account,
    kind: 'every8d',
    url: 'https://sms.example',
  });
});

it.each([
  [{ SMS_GATEWAY: 'twilio', SMS_FROM: '+15005550006' }, 'SMS_ACCOUNT and SMS_PASSWORD'],
  [{ SMS_GATEWAY: 'every8d', SMS_ACCOUNT: 'a' }, 'SMS_ACCOUNT and SMS_PASSWORD'],
  [{ ...ACCOUNT, SMS_GATEWAY: 'twilio' }, 'SMS_FROM'],
  [{ SMS_GATEWAY: 'pigeon' }, 'SMS_GATEWAY'],
])('say what is missing of %j', (variables, named) => {
  expect(() => read(variables)).toThrow(BadSettings);
  expect(() => read(variables)).toThrow(named);
});
