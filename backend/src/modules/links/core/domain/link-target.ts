import { InputCheck } from '../../../../shared/domain/input-check';
import { trimInvisible } from './invisible';
import { SettingRefused } from './link-settings.errors';
import { type AddressContext, MAX_ADDRESS_LENGTH, parseWebAddress } from './web-address';

/** Whom a target is for, in the order in which they are kept. */
export const TARGET_KINDS = [
  'facebook',
  'twitter',
  'ios_line',
  'ios_safari',
  'android_fb',
  'ios_store',
  'android_store',
  'ios',
  'android',
  'ios_android',
  'pc',
  'mac',
  'pc_mac',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** Another destination for some visitors of a link. */
export interface LinkTarget {
  readonly target: TargetKind;
  readonly url: string;
}

/** As a person wrote it. */
export interface TargetInput {
  readonly target: string;
  readonly url: string;
}

const SCHEME = /^([a-z][a-z0-9+.-]{1,31}):\/\/[^\s<>"']+$/i;
/** They run code, read what is the visitor's own, or are made by ourselves where they are needed. */
const CLOSED_SCHEMES: ReadonlySet<string> = new Set([
  'about',
  'blob',
  'data',
  'file',
  'filesystem',
  'intent',
  'itms-apps',
  'javascript',
  'market',
  'vbscript',
  'view-source',
]);
/** Opens an app and nothing else: no code, nothing on the web, nothing that programs keep to themselves. */
export function isAppAddress(text: string): boolean {
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  return scheme !== undefined && !/^https?$/.test(scheme) && !CLOSED_SCHEMES.has(scheme);
}

const STORES = {
  ios_store: {
    pattern: /^https:\/\/(apps|itunes)\.apple\.com\/([a-z]{2}\/)?app\/([^/]+\/)?id\d{6,12}(\?.*)?$/,
    remedy: 'an address of the App Store, such as https://apps.apple.com/app/id443904275',
  },
  android_store: {
    pattern:
      /^https:\/\/play\.google\.com\/store\/apps\/details\?(.*&)?id=[A-Za-z]\w*(\.[A-Za-z]\w*)+(&.*)?$/,
    remedy:
      'an address of Google Play, such as https://play.google.com/store/apps/details?id=jp.naver.line.android',
  },
} as const;

const refuse = (remedy: string): never => {
  throw new SettingRefused('url', 'links.target-address-invalid', `This target must be ${remedy}.`);
};

function parseAppAddress(text: string, scheme: string): string {
  if (CLOSED_SCHEMES.has(scheme)) return refuse('an address on the web or of an app');
  // Any app may lay hands on the scheme; the address on the web opens LINE alone.
  if (scheme === 'line') return refuse('written as https://line.me/R/… to open LINE');
  if (!URL.canParse(text)) return refuse('an address of an app, such as shopeetw://home');
  const { href } = new URL(text);
  return href.length > MAX_ADDRESS_LENGTH ? refuse(`at most ${MAX_ADDRESS_LENGTH} characters long`) : href;
}

/** An address on the web by the rules of links, or of an app by its scheme. */
function parseAddress(kind: TargetKind, raw: string, addresses: AddressContext): string {
  const text = trimInvisible(raw);
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  const isApp = scheme !== undefined && scheme !== 'http' && scheme !== 'https';
  if (kind !== 'ios_store' && kind !== 'android_store') {
    return isApp ? parseAppAddress(text, scheme) : parseWebAddress(raw, addresses);
  }
  const { pattern, remedy } = STORES[kind];
  const url = isApp ? '' : parseWebAddress(raw, addresses);
  return pattern.test(url) ? url : refuse(remedy);
}

function kindOf(name: string): TargetKind {
  const kind = TARGET_KINDS.find((each) => each === name);
  if (kind !== undefined) return kind;
  const message = `There is no such target: choose one of ${TARGET_KINDS.join(', ')}.`;
  throw new SettingRefused('target', 'links.target-kind-unknown', message);
}

/** One for each kind, in an order of their own; null for none. Throws `InvalidInput` naming every one that is wrong. */
export function readTargets(
  inputs: readonly TargetInput[],
  addresses: AddressContext,
): readonly LinkTarget[] | null {
  const check = new InputCheck();
  const urls = new Map<TargetKind, string>();
  for (const [index, input] of inputs.entries()) {
    const names = { target: `targets.${index}.target`, url: `targets.${index}.url` };
    check.take(() => {
      const kind = kindOf(input.target);
      if (urls.has(kind)) {
        throw new SettingRefused('target', 'links.target-repeated', 'Each target can be there once.');
      }
      urls.set(kind, '');
      urls.set(kind, parseAddress(kind, input.url, addresses));
    }, names);
  }
  check.done();
  const targets = TARGET_KINDS.flatMap((target) => {
    const url = urls.get(target);
    return url === undefined ? [] : [{ target, url }];
  });
  return targets.length === 0 ? null : targets;
}
