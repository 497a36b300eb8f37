import { missingKinds, TARGET_KINDS, type TargetKind, targetFor, type Visitor, VISITORS } from './targets';

const at = (...kinds: readonly TargetKind[]) =>
  kinds.map((target) => ({ target, url: `https://e.test/${target}` }));

const CASES: readonly (readonly [Visitor, readonly TargetKind[], TargetKind | null])[] = [
  ['iphoneLine', ['ios_line', 'ios'], 'ios_line'],
  ['iphoneLine', ['ios_safari', 'ios'], 'ios'],
  ['iphoneLine', ['ios_safari', 'ios_android'], 'ios_android'],
  ['iphoneSafari', ['ios', 'ios_safari'], 'ios_safari'],
  ['iphoneSafari', ['ios_line'], null],
  ['iphoneOther', ['ios_android', 'ios', 'ios_store'], 'ios_store'],
  ['androidChrome', ['android_fb', 'ios', 'ios_android'], 'ios_android'],
  ['androidChrome', ['android', 'android_store'], 'android_store'],
  ['androidFacebook', ['android', 'android_fb'], 'android_fb'],
  ['androidFacebook', ['facebook', 'android_fb'], 'facebook'],
  ['windows', ['pc_mac', 'mac'], 'pc_mac'],
  ['windows', ['pc', 'pc_mac'], 'pc'],
  ['mac', ['pc'], null],
  ['mac', ['pc_mac', 'mac'], 'mac'],
  ['fromFacebook', ['facebook', 'pc'], 'facebook'],
  ['fromX', ['facebook', 'twitter'], 'twitter'],
  ['fromX', ['facebook'], null],
];

describe('what each visitor gets', () => {
  it.each(CASES)('%s of %j: %s', (visitor, kinds, expected) => {
    expect(targetFor(visitor, at(...kinds))?.target ?? null).toBe(expected);
  });

  it('is the address of the link when there are no targets, or only empty ones', () => {
    for (const visitor of VISITORS) {
      expect(targetFor(visitor, [])).toBeNull();
      expect(
        targetFor(
          visitor,
          TARGET_KINDS.map((target) => ({ target, url: ' ' })),
        ),
      ).toBeNull();
    }
  });

  it('can be said once of each kind', () => {
    expect(missingKinds(at('ios', 'facebook'))).toHaveLength(TARGET_KINDS.length - 2);
    expect(missingKinds(at(...TARGET_KINDS))).toEqual([]);
  });
});
