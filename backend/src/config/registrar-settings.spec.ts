import { BadSettings } from './bad-settings';
import { readEnv } from './env';
import { RegistrarSettings } from './registrar-settings';

const read = (variables: Record<string, string>) => RegistrarSettings.from(readEnv(variables));

it('leave registering to site admins unless they name a registrar', () => {
  expect(read({})).toEqual({ account: null, tlds: ['com', 'net', 'org', 'link'] });
});

it('name a registrar, and endings', () => {
  const account = { REGISTRAR: 'http', REGISTRAR_URL: 'https://names.example/', REGISTRAR_KEY: 'key' };
  expect(read({ ...account, REGISTRAR_TLDS: 'com.tw, tw' })).toEqual({
    account: { url: 'https://names.example', key: 'key' },
    tlds: ['com.tw', 'tw'],
  });
});

it.each([{ REGISTRAR_URL: 'https://names.example' }, { REGISTRAR_KEY: 'key' }])(
  'refuse a registrar of which only %j is known',
  (part) => {
    expect(() => read({ REGISTRAR: 'http', ...part })).toThrow(BadSettings);
  },
);
