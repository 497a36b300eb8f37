import { googleProof } from './google-account';
import { GoogleEmailUnverified, GoogleFailed } from './google.errors';

const claims = { sub: '1080', email: 'Mei@Example.com', email_verified: true, name: 'Mei\nLing' };

describe('what a provider says of somebody', () => {
  it.each([true, 'true'])('proves an address that it vouches for with %j', (email_verified) => {
    expect(googleProof({ ...claims, email_verified })).toEqual({
      way: 'google',
      subject: '1080',
      email: 'mei@example.com',
      displayName: 'MeiLing',
    });
  });

  it.each([false, 'false', undefined, null, 1, 'yes', {}])(
    'proves nothing when it vouches with %j',
    (email_verified) => {
      expect(() => googleProof({ ...claims, email_verified })).toThrow(GoogleEmailUnverified);
    },
  );

  it.each([
    { sub: '' },
    { sub: undefined },
    { sub: 1080 },
    { sub: 'x'.repeat(256) },
    { email: undefined },
    { email: ['mei@example.com'] },
  ])('proves nothing with %j', (odd) => {
    expect(() => googleProof({ ...claims, ...odd })).toThrow(GoogleFailed);
  });

  it('proves nothing with an address that is none', () => {
    expect(() => googleProof({ ...claims, email: 'a@b.example\r\nBcc: c@d.example' })).toThrow();
  });

  it('may know no name', () => {
    expect(googleProof({ ...claims, name: undefined })).toMatchObject({ displayName: null });
  });
});
