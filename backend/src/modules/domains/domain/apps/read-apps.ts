import { InvalidInput } from '../../../../shared/domain/domain-error';
import { InputCheck } from '../../../../shared/domain/input-check';
import {
  type AndroidApp,
  type AppleApp,
  type DomainApps,
  MAX_APP_NAME_LENGTH,
  MAX_PATTERN_LENGTH,
} from './domain-apps';

/** As people wrote them; without paths an app opens everything. */
export interface AppsInput {
  readonly apple: readonly { readonly appId: string; readonly paths?: readonly string[] }[];
  readonly android: readonly { readonly packageName: string; readonly fingerprints: readonly string[] }[];
}

type AppCode =
  | 'domains.apple-app-invalid'
  | 'domains.app-path-invalid'
  | 'domains.android-app-invalid'
  | 'domains.fingerprint-invalid'
  | 'domains.fingerprint-missing'
  | 'domains.app-repeated';

const EVERYTHING = ['*'];
const APPLE_APP = /^[A-Z0-9]{10}\.[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/;
const ANDROID_APP = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;
// Printable ASCII without what JSON would have to escape.
const PATH = /^(?:NOT )?(?:\*|\/[!#-[\]-~]*)$/;
const BYTES = 32;
const FINGERPRINT = new RegExp(`^[0-9A-F]{${String(2 * BYTES)}}$`);

function refuse(field: string, code: AppCode, message: string): never {
  throw new InvalidInput([{ field, code, message }]);
}

function readAppId(raw: string, field: string): string {
  const text = raw.trim();
  if (text.length <= MAX_APP_NAME_LENGTH && APPLE_APP.test(text)) return text;
  return refuse(
    field,
    'domains.apple-app-invalid',
    'write the team of ten capital letters and digits, a full stop and the bundle: AB12CD34EF.tw.example.shop',
  );
}

function readPath(raw: string, field: string): string {
  const text = raw.trim();
  if (text.length <= MAX_PATTERN_LENGTH && PATH.test(text)) return text;
  return refuse(
    field,
    'domains.app-path-invalid',
    `a path begins with a slash, has no spaces and at most ${String(MAX_PATTERN_LENGTH)} characters, such as /shop-* or NOT /about`,
  );
}

function readPackage(raw: string, field: string): string {
  const text = raw.trim();
  if (text.length <= MAX_APP_NAME_LENGTH && ANDROID_APP.test(text)) return text;
  return refuse(
    field,
    'domains.android-app-invalid',
    'write the package as Google Play shows it: tw.example.shop',
  );
}

function readFingerprint(raw: string, field: string): string {
  const digits = raw.replace(/[\s:]/g, '').toUpperCase();
  if (FINGERPRINT.test(digits)) return (digits.match(/../g) ?? []).join(':');
  return refuse(
    field,
    'domains.fingerprint-invalid',
    'write the SHA-256 fingerprint of the certificate: 32 bytes in hexadecimal, such as AB:12:…',
  );
}

/** Each once, in the order in which they came; every refusal goes to `check`. */
function readAll(
  check: InputCheck,
  raws: readonly string[],
  read: (raw: string, index: number) => string,
): readonly string[] {
  return [...new Set(raws.flatMap((raw, index) => check.take(() => read(raw, index)) ?? []))];
}

function refuseRepeated(
  check: InputCheck,
  names: readonly string[],
  fieldOf: (index: number) => string,
): void {
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    check.take(() => refuse(fieldOf(index), 'domains.app-repeated', 'each app can be there once'));
  }
}

function readApple(check: InputCheck, inputs: AppsInput['apple']): readonly AppleApp[] {
  return inputs.map(({ appId, paths = [] }, index) => {
    const at = `apple.${String(index)}`;
    const read = readAll(check, paths, (path, which) => readPath(path, `${at}.paths.${String(which)}`));
    return {
      appId: check.take(() => readAppId(appId, `${at}.appId`)) ?? '',
      paths: read.length === 0 ? EVERYTHING : read,
    };
  });
}

function readAndroid(check: InputCheck, inputs: AppsInput['android']): readonly AndroidApp[] {
  return inputs.map(({ packageName, fingerprints }, index) => {
    const at = `android.${String(index)}`;
    if (fingerprints.length === 0) {
      const message = 'name at least one certificate that the app is signed with';
      check.take(() => refuse(`${at}.fingerprints`, 'domains.fingerprint-missing', message));
    }
    return {
      packageName: check.take(() => readPackage(packageName, `${at}.packageName`)) ?? '',
      fingerprints: readAll(check, fingerprints, (each, which) =>
        readFingerprint(each, `${at}.fingerprints.${String(which)}`),
      ),
    };
  });
}

/** Apps in the form that is kept. Throws `InvalidInput` naming every field that is wrong. */
export function readApps(input: AppsInput): DomainApps {
  const check = new InputCheck();
  const apple = readApple(check, input.apple);
  const android = readAndroid(check, input.android);
  check.done();
  refuseRepeated(
    check,
    apple.map(({ appId }) => appId),
    (index) => `apple.${String(index)}.appId`,
  );
  refuseRepeated(
    check,
    android.map(({ packageName }) => packageName),
    (index) => `android.${String(index)}.packageName`,
  );
  check.done();
  return { apple, android };
}
