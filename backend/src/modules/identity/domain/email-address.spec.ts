import { InvalidInput } from '../../../shared/domain/domain-error';
import { parseEmail } from './email-address';

describe('an email address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  Ada.Lovelace+News@Example.COM ', 'ada.lovelace+news@example.com'],
    ["o'neil@example.co.uk", "o'neil@example.co.uk"],
    ['小明@例子.台灣', '小明@例子.台灣'],
    ['a@xn--fsqu00a.xn--kpry57d', 'a@xn--fsqu00a.xn--kpry57d'],
    ['jose\u0301@example.com', 'jos\u00e9@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    ['a@b-c.example', 'a@b-c.example'],
  ])('%j is read as %j', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@localhost',
    'ada@@example.com',
    'a@b@example.com',
    'ada@example',
    'ada@.example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.c',
    'ada@example.123',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    'a da@example.com',
    '"ada"@example.com',
    'Ada <ada@example.com>',
    'ada@example.com, bob@example.com',
    'ada@example.com;bob@example.com',
    'ada@example.com\r\nBcc: bob@example.com',
    'ada@example.com\n',
    '\rada@example.com',
    'ada\u200b@example.com',
    'ada\u0000@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
    `${' '.repeat(100_000)}ada@example.com`,
  ])('%j is none', (text) => {
    expect(() => parseEmail(text)).toThrow(InvalidInput);
  });

  it('is refused by its field and code', () => {
    let refusal: unknown;
    try {
      parseEmail('x');
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toMatchObject({
      code: 'identity.email-invalid',
      details: { fields: [{ field: 'email', code: 'identity.email-invalid' }] },
    });
  });

  it('stays itself when read again', () => {
    for (const text of ['İ@example.com', 'ADA@EXAMPLE.COM', 'e\u0301@example.com']) {
      const email = parseEmail(text);
      expect(parseEmail(email)).toBe(email);
    }
  });
});
