import { VISITOR } from '../../../../../test/support/decided-visits';
import { inAppSource } from '../../../../shared/domain/visitor/known-sources';
import { platformOf } from '../../../../shared/domain/visitor/platform';
import { TARGET_KINDS, type TargetKind } from '../../../links/values';
import { chooseTarget } from './target-choice';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 12; SM-A525F; wv) AppleWebKit/537.36';
const AGENTS = {
  safari: `${IPHONE} Version/17.6 Mobile/15E148 Safari/604.1`,
  iosChrome: `${IPHONE} CriOS/126.0 Version/17.6 Mobile/15E148 Safari/604.1`,
  iosFirefox: `${IPHONE} FxiOS/127.0 Version/17.6 Mobile/15E148 Safari/605.1.15`,
  iosEdge: `${IPHONE} Version/17.0 EdgiOS/126.0 Mobile/15E148 Safari/604.1`,
  iosLine: `${IPHONE} Mobile/15E148 Safari Line/14.9.0`,
  iosFacebook: `${IPHONE} Mobile/21G93 [FBAN/FBIOS;FBAV/479.1.0;]`,
  iosX: `${IPHONE} Mobile/15E148 Twitter for iPhone/10.45`,
  iosInstagram: `${IPHONE} Version/17.6 Mobile/15E148 Safari/604.1 Instagram 345.0.0`,
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Version/17.6 Mobile/15E148 Safari/604.1',
  android: `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`,
  androidLine: `${ANDROID} Chrome/120 Mobile Safari/537.36 Line/14.2.0/IAB`,
  androidFacebook: `${ANDROID} Chrome/120 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/472.0;]`,
  androidMessenger: `${ANDROID} Chrome/120 Mobile Safari/537.36 [FB_IAB/MESSENGER;FBAV/400.0;]`,
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  chromebook: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  television: 'Mozilla/5.0 (PlayStation; PlayStation 5/6.00)',
} as const;
type Agent = keyof typeof AGENTS;

const visitor = (agent: Agent, referredBy: string | null = null) => {
  const userAgent = AGENTS[agent];
  return {
    ...VISITOR,
    userAgent,
    platform: platformOf(userAgent),
    inApp: inAppSource(userAgent),
    referredBy,
  };
};
const target = (kind: TargetKind, url = `https://${kind}.test/`) => ({ target: kind, url });
const fits = (kind: TargetKind, agent: Agent, referredBy: string | null = null) =>
  chooseTarget([target(kind)], visitor(agent, referredBy)) !== null;

describe('whom a target is for', () => {
  it.each<[TargetKind, readonly Agent[]]>([
    ['facebook', ['iosFacebook', 'androidFacebook']],
    ['twitter', ['iosX']],
    ['ios_line', ['iosLine']],
    ['ios_safari', ['safari', 'ipad']],
    ['android_fb', ['androidFacebook', 'androidMessenger']],
    [
      'ios_store',
      [
        'safari',
        'iosChrome',
        'iosFirefox',
        'iosEdge',
        'iosLine',
        'iosFacebook',
        'iosX',
        'iosInstagram',
        'ipad',
      ],
    ],
    ['android_store', ['android', 'androidLine', 'androidFacebook', 'androidMessenger']],
    [
      'ios',
      [
        'safari',
        'iosChrome',
        'iosFirefox',
        'iosEdge',
        'iosLine',
        'iosFacebook',
        'iosX',
        'iosInstagram',
        'ipad',
      ],
    ],
    ['android', ['android', 'androidLine', 'androidFacebook', 'androidMessenger']],
    ['pc', ['windows', 'linux', 'chromebook']],
    ['mac', ['mac']],
    ['pc_mac', ['windows', 'linux', 'chromebook', 'mac']],
  ])('%s', (kind, agents) => {
    const all = Object.keys(AGENTS) as Agent[];
    expect(all.filter((agent) => fits(kind, agent))).toEqual(all.filter((agent) => agents.includes(agent)));
  });

  it('ios_android: all phones and tablets, and nothing on a desk', () => {
    const others: readonly Agent[] = ['windows', 'linux', 'chromebook', 'mac', 'television'];
    for (const agent of Object.keys(AGENTS) as Agent[]) {
      expect([agent, fits('ios_android', agent)]).toEqual([agent, !others.includes(agent)]);
    }
  });

  it('those whom a page of Facebook or of X sent, too', () => {
    expect(fits('facebook', 'windows', 'facebook')).toBe(true);
    expect(fits('twitter', 'windows', 'x')).toBe(true);
    expect(fits('facebook', 'windows', 'x')).toBe(false);
    expect(fits('twitter', 'windows', 'others')).toBe(false);
  });
});

describe('the target of a visitor', () => {
  const all = TARGET_KINDS.map((kind) => target(kind));

  it.each<[Agent, TargetKind | null]>([
    ['iosFacebook', 'facebook'],
    ['iosX', 'twitter'],
    ['iosLine', 'ios_line'],
    ['safari', 'ios_safari'],
    ['androidMessenger', 'android_fb'],
    ['iosChrome', 'ios_store'],
    ['androidLine', 'android_store'],
    ['windows', 'pc'],
    ['mac', 'mac'],
    ['television', null],
  ])('is the most particular one: %s, %s', (agent, kind) => {
    expect(chooseTarget(all, visitor(agent))?.target ?? null).toBe(kind);
  });

  it.each<[Agent, readonly TargetKind[], TargetKind | null]>([
    ['iosLine', ['ios', 'ios_android'], 'ios'],
    ['android', ['ios', 'ios_android'], 'ios_android'],
    ['windows', ['mac', 'pc_mac'], 'pc_mac'],
    ['windows', ['ios', 'mac'], null],
  ])('is the next one where there is no such: %s of %j, %s', (agent, kinds, kind) => {
    const targets = kinds.map((each) => target(each));
    expect(chooseTarget(targets, visitor(agent))?.target ?? null).toBe(kind);
  });

  it('is no app on a desk, where nothing would open', () => {
    const targets = [target('facebook', 'shop://a'), target('pc', 'shop://b'), target('pc_mac')];
    expect(chooseTarget(targets, visitor('windows', 'facebook'))?.target).toBe('pc_mac');
    expect(chooseTarget(targets, visitor('iosFacebook'))?.url).toBe('shop://a');
  });
});
