// What our own site answers on the shared short domain, now or by the specification: a slug of that name would
// be dead from the start, or would stand in for a page that people trust.
const APP_ROUTES = [
  'about',
  'admin',
  'analytics',
  'applink',
  'apps',
  'backv1',
  'billing',
  'bulk',
  'developers',
  'domain',
  'domains',
  'events',
  'help',
  'invitation',
  'log',
  'login',
  'logout',
  'onboarding',
  'payment',
  'policy',
  'pricing',
  'privacy',
  'report',
  'settings',
  'signup',
  'socialvip',
  'terms',
  'tracking',
  'usage',
  'users',
];

const LOCALE_PREFIXES = ['en', 'id', 'ja', 'vi', 'zh', 'zh-tw'];

const SERVER_PATHS = [
  'api',
  'assets',
  'docs',
  'health',
  'images',
  'index.html',
  'locales',
  'mcp',
  'metrics',
  'public',
  'static',
  'status',
  'token',
  'tokeninfo',
  'uploads',
  'v1',
  'v2',
  'v4',
  'yourls-api.php',
];

const WELL_KNOWN_FILES = [
  'ads.txt',
  'app-ads.txt',
  'apple-app-site-association',
  'apple-touch-icon',
  'apple-touch-icon.png',
  'apple-touch-icon-precomposed.png',
  'assetlinks.json',
  'browserconfig.xml',
  'crossdomain.xml',
  'favicon.ico',
  'favicon.svg',
  'humans.txt',
  'llms.txt',
  'robots.txt',
  'security.txt',
  'service-worker.js',
  'sitemap.xml',
  'sw.js',
];

// Behind a link of such a name, strangers would be taken for the site: “confirm your account at …/verify”.
const TRUSTED_WORDS = [
  'account',
  'accounts',
  'auth',
  'linklet',
  'oauth',
  'official',
  'password',
  'passwords',
  'recovery',
  'register',
  'security',
  'sign-in',
  'sign-up',
  'signin',
  'sso',
  'support',
  'verification',
  'verify',
];

const WORDS: ReadonlySet<string> = new Set([
  ...APP_ROUTES,
  ...LOCALE_PREFIXES,
  ...SERVER_PATHS,
  ...WELL_KNOWN_FILES,
  ...TRUSTED_WORDS,
]);

const FAMILIES: readonly ((word: string) => boolean)[] = [
  (word) => word.startsWith('.well-known'),
  (word) => word.startsWith('manifest'),
  (word) => word.endsWith('.php'),
];

/** Whether a path of the shared short domain belongs to the site itself, in whatever case it is written. */
export function isReserved(slug: string): boolean {
  const word = slug.toLowerCase();
  return WORDS.has(word) || FAMILIES.some((owns) => owns(word));
}
