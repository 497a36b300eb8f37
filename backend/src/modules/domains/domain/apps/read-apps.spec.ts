import { InvalidInput } from '../../../../shared/domain/domain-error';
import { type AppsInput, readApps } from './read-apps';

const PRINT = Array.from({ length: 32 }, (_, index) => (index * 7).toString(16).padStart(2, '0')).join(':');

/** The fields that are refused and why, in their order. */
function refusals(input: Partial<AppsInput>): readonly string[] {
  try {
    readApps({ apple: [], android: [], ...input });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return (error.details.fields ?? []).map(({ field, code }) => `${field} ${code}`);
  }
}

describe('apps of a domain', () => {
  it('are kept in one form, whatever they were written like', () => {
    expect(
      readApps({
        apple: [
          { appId: ' AB12CD34EF.tw.example.shop ' },
          { appId: '0000000000.Shop-2', paths: ['/a-*', '/a-*', ' NOT /b?c ', '*', '/'] },
        ],
        android: [
          {
            packageName: 'tw.example.shop_2 ',
            fingerprints: [PRINT, PRINT.replaceAll(':', '').toUpperCase(), PRINT.replaceAll(':', ' ')],
          },
        ],
      }),
    ).toEqual({
      apple: [
        { appId: 'AB12CD34EF.tw.example.shop', paths: ['*'] },
        { appId: '0000000000.Shop-2', paths: ['/a-*', 'NOT /b?c', '*', '/'] },
      ],
      android: [{ packageName: 'tw.example.shop_2', fingerprints: [PRINT.toUpperCase()] }],
    });
  });

  it.each([
    '',
    'tw.example.shop',
    'AB12CD34EF',
    'AB12CD34EF.',
    'AB12CD34E.tw.example',
    'ab12cd34ef.tw.example',
    'AB12CD34EF.tw..example',
    'AB12CD34EF.tw.exämple',
    'AB12CD34EF.tw example',
    `AB12CD34EF.${'a'.repeat(145)}`,
  ])('have no Apple app called %j', (appId) => {
    expect(refusals({ apple: [{ appId }] })).toEqual(['apple.0.appId domains.apple-app-invalid']);
  });

  it.each([
    '',
    'abc',
    '/a b',
    '/a"b',
    '/a\\b',
    'NOT',
    'NOT  /a',
    '/測試',
    '/a\r\nb',
    `/${'a'.repeat(200)}`,
    '**',
  ])('have no path %j', (path) => {
    expect(refusals({ apple: [{ appId: 'AB12CD34EF.a', paths: ['/fine', path] }] })).toEqual([
      'apple.0.paths.1 domains.app-path-invalid',
    ]);
  });

  it.each([
    '',
    'shop',
    'tw.',
    '.tw',
    'tw.1shop',
    'tw.example-shop',
    'tw example',
    'tw.example"',
    `a.${'b'.repeat(154)}`,
  ])('have no Android app called %j', (packageName) => {
    expect(refusals({ android: [{ packageName, fingerprints: [PRINT] }] })).toEqual([
      'android.0.packageName domains.android-app-invalid',
    ]);
  });

  it.each(['', PRINT.slice(3), `${PRINT}:00`, PRINT.replace('00', 'zz'), 'SHA256'])(
    'have no certificate %j',
    (fingerprint) => {
      expect(refusals({ android: [{ packageName: 'a.b', fingerprints: [fingerprint] }] })).toEqual([
        'android.0.fingerprints.0 domains.fingerprint-invalid',
      ]);
    },
  );

  it('are refused with everything that is wrong at once, and each can be there once', () => {
    expect(
      refusals({
        apple: [{ appId: 'x', paths: ['x'] }],
        android: [{ packageName: 'a.b', fingerprints: [] }],
      }),
    ).toEqual([
      'apple.0.paths.0 domains.app-path-invalid',
      'apple.0.appId domains.apple-app-invalid',
      'android.0.fingerprints domains.fingerprint-missing',
    ]);
    const android = { packageName: 'a.b', fingerprints: [PRINT] };
    expect(
      refusals({
        apple: [{ appId: 'AB12CD34EF.a' }, { appId: 'AB12CD34EF.a ' }],
        android: [android, android],
      }),
    ).toEqual(['apple.1.appId domains.app-repeated', 'android.1.packageName domains.app-repeated']);
  });
});
