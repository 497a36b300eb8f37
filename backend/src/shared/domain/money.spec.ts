import { add, inUnits, type Money, money, multiply, split } from './money';

const twd = (minor: number): Money => money(minor, 'TWD');
const usd = (minor: number): Money => money(minor, 'USD');

describe('money', () => {
  it.each([0.5, 6.1, Number.NaN, Infinity, 2 ** 53])('is not %d minor units', (minor) => {
    expect(() => twd(minor)).toThrow(RangeError);
  });

  it('adds up in one currency only', () => {
    expect(add(usd(10), usd(20))).toEqual(usd(30));
    expect(() => add(usd(10), twd(20))).toThrow('USD and TWD');
  });

  it('is multiplied by whole numbers', () => {
    expect(multiply(usd(650), 12)).toEqual(usd(7_800));
    expect(multiply(twd(165), 0)).toEqual(twd(0));
    expect(() => multiply(usd(1), 0.5)).toThrow(RangeError);
    expect(() => multiply(twd(2 ** 52), 2)).toThrow(RangeError);
  });

  it.each([
    [1, 1],
    [20, 19],
    [183, 174],
    [299, 285],
    [477, 454],
    [550, 524],
    [1_980, 1_886],
    [3_781, 3_601],
    [5_817, 5_540],
    [6_000, 5_714],
    [19_800, 18_857],
  ])('of %i with a tax of 5 %% holds %i without', (total, net) => {
    expect(split(twd(total), 100, 105)).toEqual([twd(net), twd(total - net)]);
  });

  it('is split half up, and nothing is lost', () => {
    expect(split(twd(5), 1, 2)).toEqual([twd(3), twd(2)]);
    expect(split(twd(-5), 1, 2)).toEqual([twd(-3), twd(-2)]);
    expect(split(twd(4), 0, 3)).toEqual([twd(0), twd(4)]);
    expect(split(twd(4), 3, 3)).toEqual([twd(4), twd(0)]);
    const much = Number.MAX_SAFE_INTEGER;
    const [part, rest] = split(usd(much), 364, 365);
    expect(BigInt(part.minor) + BigInt(rest.minor)).toBe(BigInt(much));
    expect(BigInt(part.minor)).toBe((2n * BigInt(much) * 364n + 365n) / 730n);
  });

  it.each([
    [1.5, 2],
    [-1, 2],
    [3, 2],
    [0, 0],
  ])('is not split into %d of %d', (numerator, denominator) => {
    expect(() => split(twd(100), numerator, denominator)).toThrow(RangeError);
  });

  it('is shown in units of its currency', () => {
    expect([twd(299), usd(650), usd(7), usd(3_900)].map(inUnits)).toEqual([299, 6.5, 0.07, 39]);
  });
});
