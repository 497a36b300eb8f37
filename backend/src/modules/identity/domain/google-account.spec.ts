import { googleProof } from './google-account';
import { GoogleFailed } from './google.errors';

const claims = { sub: '1080', email: 'Mei@Example.com', email_verified: true, name: 'Mei-Ling' };

describe('what a provider says of somebody', () => {
  it.each([true, 'true'])('proves an address that it vouches for with %j', (email_verified) => {
    expect(googleProof({ ...claims, email_verified })).toEqual({
      way: 'google',
      subject: '1080',
      email: 'mei@example.com',
      displayName: 'Mei-Ling',
    });
  });

  it.each([
    ...[false, 'false', undefined, null, 1, 'yes', {}].map((email_verified) => ({ email_verified })),
    { email: undefined },
    { email: ['mei@example.com'] },
    { email: 'a@b.example\r\nBcc: c@d.example' },
  ])('S10: proves the account alone with %j', (odd) => {
    expect(googleProof({ ...claims, ...odd })).toMatchObject({ subject: '1080', email: null });
  });

  it.each([{ sub: '' }, { sub: undefined }, { sub: 1080 }, { sub: 'x'.repeat(256) }])(
    'proves nothing with %j',
    (odd) => {
      expect(() => googleProof({ ...claims, ...odd })).toThrow(GoogleFailed);
    },
  );

  it('may know no name', () => {
    expect(googleProof({ ...claims, name: undefined })).toMatchObject({ displayName: null });
  });
});
