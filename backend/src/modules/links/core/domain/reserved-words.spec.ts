import { isReserved } from './reserved-words';

describe('words of the site itself', () => {
  it.each([
    'verify',
    'Verify',
    'account',
    'security',
    'password',
    'support',
    'Linklet',
    'login',
    'LOGIN',
    'Analytics',
    'tracking',
    'users',
    'pricing',
    'billing',
    'domain',
    'developers',
    'bulk',
    'payment',
    'help',
    'log',
    'logout',
    'signup',
    'onboarding',
    'about',
    'policy',
    'privacy',
    'backv1',
    'apps',
    'applink',
    'socialvip',
    'events',
    'admin',
    'api',
    'assets',
    'health',
    'metrics',
    'en',
    'vi',
    'id',
    'ja',
    'zh-TW',
    'robots.txt',
    'favicon.ico',
    'sitemap.xml',
    'apple-app-site-association',
    '.well-known',
    '.well-known/assetlinks.json',
    'manifest',
    'manifest.json',
    'Manifest.webmanifest',
    'wp-login.php',
    'INDEX.PHP',
  ])('%s is one', (word) => {
    expect(isReserved(word)).toBe(true);
  });

  it.each(['', 'abc', 'logins', 'my-login', 'api2', 'php', 'a.phpx', 'well-known', 'the-manifest', '測試中'])(
    '“%s” is none',
    (word) => {
      expect(isReserved(word)).toBe(false);
    },
  );
});
