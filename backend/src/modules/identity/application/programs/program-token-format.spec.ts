import {
  isProgramToken,
  maskedProgramToken,
  newProgramToken,
  programTokenTraces,
} from './program-token-format';

describe('the token of a program', () => {
  it.each([
    [
      'lk_live_0000000000000000000000000000002C8GjS',
      '504ea1fa4e0923e416b03f6b3f971606de3d88761682e2281b8bd17a9ab5a32c',
    ],
    [
      'lk_live_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bD00WcLnb',
      'e853186ef2463cf2aa1b2f84fa2b9b67c65e870aa88d76d6d45c9b5b3ab1cf3e',
    ],
  ])('of %s its hash and last letters are stored', (token, hash) => {
    const traces = programTokenTraces(token);
    expect(traces).toEqual({ hash, lastFour: token.slice(-4) });
    expect(maskedProgramToken(traces ?? { lastFour: '' })).toBe(`lk_live_…${token.slice(-4)}`);
  });

  it.each([
    '',
    'lk_live_0000000000000000000000000000002C8GjT',
    'lk_live_0000000000000000000000000000012C8GjS',
    'lk_test_0000000000000000000000000000002C8GjS',
    'lk_live_000000000000000000000000000002C8GjS',
    'lk_live_0000000000000000000000000000002C8GjS ',
    'lk_live_0000000000000000000000000000002C8GjSa',
  ])('is not %j', (text) => {
    expect(programTokenTraces(text)).toBeNull();
  });

  it('is made of random letters, all of them as likely, and its own checksum', () => {
    const source = [new Uint8Array(30).fill(255), new Uint8Array(30).fill(61), new Uint8Array(30).fill(0)];
    const token = newProgramToken(() => source.shift() ?? new Uint8Array(30));
    expect(token.slice(0, 38)).toBe(`lk_live_${'z'.repeat(30)}`);
    expect(programTokenTraces(token)?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect([isProgramToken(token), isProgramToken('lk_'), isProgramToken('eyJ')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
