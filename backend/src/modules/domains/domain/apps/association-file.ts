import type { AppleApp, DomainApps } from './domain-apps';

/** Where devices look for what a domain says of apps. */
export const APPLE_FILE = '/.well-known/apple-app-site-association';
export const ANDROID_FILE = '/.well-known/assetlinks.json';

const NOT = 'NOT ';

/** `/a*` and `NOT /b` as systems since iOS 13 read them. */
const componentOf = (path: string): Readonly<Record<string, string | boolean>> =>
  path.startsWith(NOT) ? { '/': path.slice(NOT.length), exclude: true } : { '/': path };

/** Older systems read `appID` and `paths`, newer ones `appIDs` and `components`. */
const detailOf = ({ appId, paths }: AppleApp): unknown => ({
  appIDs: [appId],
  components: paths.map(componentOf),
  appID: appId,
  paths,
});

/** The file at {@link APPLE_FILE} or {@link ANDROID_FILE} as JSON; null when the domain has none there. */
export function associationFile(path: string, { apple, android }: DomainApps): string | null {
  if (path === APPLE_FILE && apple.length > 0) {
    return JSON.stringify({ applinks: { apps: [], details: apple.map(detailOf) } }, null, 2);
  }
  if (path === ANDROID_FILE && android.length > 0) {
    const statements = android.map(({ packageName, fingerprints }) => ({
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: fingerprints,
      },
    }));
    return JSON.stringify(statements, null, 2);
  }
  return null;
}
