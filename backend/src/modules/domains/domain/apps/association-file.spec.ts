import { ANDROID_FILE, APPLE_FILE, associationFile } from './association-file';
import { type DomainApps, MAX_APPS, MAX_PATHS, NO_APPS } from './domain-apps';

const apps: DomainApps = {
  apple: [
    { appId: 'AB12CD34EF.tw.example.shop', paths: ['*'] },
    { appId: 'AB12CD34EF.tw.example.club', paths: ['NOT /club-off', '/club-*'] },
  ],
  android: [{ packageName: 'tw.example.shop', fingerprints: ['AA:BB', 'CC:DD'] }],
};
/** Apple reads no more of a file. */
const APPLE_MAX = 128 * 1024;

describe('what a domain tells devices', () => {
  it('is for Apple’s a file that older and newer systems read', () => {
    expect(JSON.parse(associationFile(APPLE_FILE, apps) ?? '')).toEqual({
      applinks: {
        apps: [],
        details: [
          {
            appIDs: ['AB12CD34EF.tw.example.shop'],
            components: [{ '/': '*' }],
            appID: 'AB12CD34EF.tw.example.shop',
            paths: ['*'],
          },
          {
            appIDs: ['AB12CD34EF.tw.example.club'],
            components: [{ '/': '/club-off', exclude: true }, { '/': '/club-*' }],
            appID: 'AB12CD34EF.tw.example.club',
            paths: ['NOT /club-off', '/club-*'],
          },
        ],
      },
    });
  });

  it('is for Android a list of statements', () => {
    expect(JSON.parse(associationFile(ANDROID_FILE, apps) ?? '')).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'tw.example.shop',
          sha256_cert_fingerprints: ['AA:BB', 'CC:DD'],
        },
      },
    ]);
  });

  it.each([
    [APPLE_FILE, NO_APPS],
    [ANDROID_FILE, NO_APPS],
    [APPLE_FILE, { ...apps, apple: [] }],
    [ANDROID_FILE, { ...apps, android: [] }],
    ['/.well-known/security.txt', apps],
    [`${APPLE_FILE}/`, apps],
    ['/apple-app-site-association', apps],
  ])('is nothing at %s where nobody named an app for it', (path, some) => {
    expect(associationFile(path, some)).toBeNull();
  });

  it('is never longer than Apple reads', () => {
    const paths = Array.from({ length: MAX_PATHS }, () => `/${'a'.repeat(199)}`);
    const apple = Array.from({ length: MAX_APPS }, () => ({ appId: 'a'.repeat(155), paths }));
    expect(associationFile(APPLE_FILE, { apple, android: [] })?.length).toBeLessThan(APPLE_MAX);
  });
});
