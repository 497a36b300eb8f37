import type { LinkTarget, TargetKind } from '../../../links/values';
import type { AppOpening } from './app-opening';
import { nativeAppOf } from './native-app';
import { isIos } from './phones';
import { isOnTheWeb } from './target-choice';
import type { Visitor } from './visit';
import type { VisitedLink, VisitRules } from './visited-link';

const STORES: ReadonlySet<TargetKind> = new Set(['ios_store', 'android_store']);
const APPS_OF = { ios: ['ios', 'ios_android'], android: ['android', 'ios_android'] } as const;

const systemOf = ({ platform }: Visitor): 'ios' | 'android' => (isIos(platform) ? 'ios' : 'android');

const urlOf = (targets: readonly LinkTarget[], kind: TargetKind): string | null =>
  targets.find(({ target }) => target === kind)?.url ?? null;

/** The store target of the visitor's system. */
const storeFor = (targets: readonly LinkTarget[], visitor: Visitor): string | null =>
  urlOf(targets, `${systemOf(visitor)}_store`);

/** An app that the link opens on the visitor's system: by a target of that system, or by what it leads to. */
function appOf(link: VisitedLink, { targets, isNativeOpen }: VisitRules, visitor: Visitor) {
  const scheme = APPS_OF[systemOf(visitor)]
    .map((kind) => urlOf(targets ?? [], kind))
    .find((url) => url !== null && !isOnTheWeb(url));
  if (scheme) return { name: 'app', scheme } as const;
  return isNativeOpen ? nativeAppOf(link.url, visitor.platform) : null;
}

/**
 * What a chosen target opens before the visitor goes on; null: it is an address on the web like any other. A store is
 * for those who lack the app, so that the app is tried first wherever the link says how.
 */
export function openingOf(
  chosen: LinkTarget,
  link: VisitedLink,
  { rules, visitor }: { readonly rules: VisitRules; readonly visitor: Visitor },
): AppOpening | null {
  const targets = rules.targets ?? [];
  if (!isOnTheWeb(chosen.url)) {
    return { name: 'app', scheme: chosen.url, storeUrl: storeFor(targets, visitor) };
  }
  const app = STORES.has(chosen.target) ? appOf(link, rules, visitor) : null;
  return app && { ...app, storeUrl: chosen.url };
}

/** What native open tries for a visitor on a phone; null when the destination is the page of no app that is known. */
export function nativeOpening(link: VisitedLink, visitor: Visitor): AppOpening | null {
  const app = nativeAppOf(link.url, visitor.platform);
  return app && { ...app, storeUrl: null };
}
