import { checkOf, readForCheck } from './domain-check';

const context = { ownHosts: new Set(['localhost:3000']), productKey: 'linklet' };

describe('reading an address before it is shortened', () => {
  it('makes it what would be kept', () => {
    expect(readForCheck('e.test/a', context)).toBe('http://e.test/a');
  });

  it('calls an address of ours a short link', () => {
    expect(readForCheck('http://localhost:3000/abc', context)).toEqual({
      isInvalid: true,
      isRefused: true,
      message: 'shorten link',
      code: 'links.address-own-host',
    });
  });

  it('says of any other bad address what shortening would say', () => {
    expect(readForCheck('http://10.0.0.1/', context)).toEqual({
      isInvalid: true,
      isRefused: true,
      message:
        'the address leads into a private network: only addresses on the open internet can be shortened',
      code: 'links.address-private',
    });
  });

  it('hides no fault of its own', () => {
    const broken = {
      productKey: 'linklet',
      get ownHosts(): ReadonlySet<string> {
        throw new Error('no hosts');
      },
    };
    expect(() => readForCheck('e.test', broken)).toThrow('no hosts');
  });
});

describe('what is said of an address that was judged', () => {
  const GOOD = [false, false, '', ''];
  it.each<[Parameters<typeof checkOf>[0], unknown[]]>([
    [{ standing: 'clean', reasons: [] }, GOOD],
    [{ standing: 'unchecked', reasons: [] }, GOOD],
    [
      { standing: 'dangerous', reasons: ['own-host'] },
      [true, true, 'links.address-own-host', expect.stringMatching(/^shorten link$/)],
    ],
    [
      { standing: 'dangerous', reasons: ['threat', 'young'] },
      [true, true, 'links.address-unsafe', expect.stringContaining('known to do harm')],
    ],
    [
      { standing: 'dangerous', reasons: ['blocked', 'own-host'] },
      [true, true, 'links.address-unsafe', expect.stringContaining('blocked')],
    ],
    [
      { standing: 'suspicious', reasons: ['young', 'free-host'] },
      [true, false, 'links.address-young', expect.stringContaining('too young')],
    ],
    [
      { standing: 'suspicious', reasons: ['free-host'] },
      [true, false, 'links.address-free-host', expect.stringContaining('free DNS or fishing site')],
    ],
    [
      { standing: 'unchecked', reasons: ['chain-too-long'] },
      [true, false, 'links.address-endless', expect.stringContaining('five times')],
    ],
  ])('%j', (judged, said) => {
    const { isInvalid, isRefused, code, message } = checkOf(judged);
    expect([isInvalid, isRefused, code, message]).toEqual(said);
  });
});
