/** Whom a target is for, in the order in which they are tried: the first that fits a visitor decides. */
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

export interface Target {
  readonly target: TargetKind;
  readonly url: string;
}

/** Visitors that people ask about, with the targets that fit them, the first of which decides. */
const FITTING = {
  iphoneSafari: ['ios_safari', 'ios_store', 'ios', 'ios_android'],
  iphoneLine: ['ios_line', 'ios_store', 'ios', 'ios_android'],
  iphoneOther: ['ios_store', 'ios', 'ios_android'],
  androidChrome: ['android_store', 'android', 'ios_android'],
  androidFacebook: ['facebook', 'android_fb', 'android_store', 'android', 'ios_android'],
  windows: ['pc', 'pc_mac'],
  mac: ['mac', 'pc_mac'],
  fromFacebook: ['facebook', 'pc', 'pc_mac'],
  fromX: ['twitter', 'pc', 'pc_mac'],
} as const satisfies Record<string, readonly TargetKind[]>;

export type Visitor = keyof typeof FITTING;
export const VISITORS = Object.keys(FITTING) as readonly Visitor[];

/** Where such a visitor arrives: at the first target that fits, or null where all others go. */
export function targetFor(visitor: Visitor, targets: readonly Target[]): Target | null {
  const kind = FITTING[visitor].find((each) =>
    targets.some(({ target, url }) => target === each && url.trim() !== ''),
  );
  return targets.find(({ target }) => target === kind) ?? null;
}

/** Those that a link has no target for yet. */
export const missingKinds = (targets: readonly Target[]): readonly TargetKind[] =>
  TARGET_KINDS.filter((kind) => !targets.some(({ target }) => target === kind));
