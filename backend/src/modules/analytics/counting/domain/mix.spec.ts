import { fits, isBySourceAlone, isOpen, mixValue, readMix, saidMix } from './mix';

const CLICK = { source: 'line', platform: 'iphone', browser: 'Safari', language: 'zh-TW', country: 'TW' };

describe('what one click answers', () => {
  it('is one value that reads back', () => {
    expect(readMix(mixValue(saidMix(CLICK), CLICK.country))).toEqual(CLICK);
  });

  it('leaves the others room whatever a browser is called', () => {
    const named = { ...CLICK, browser: 'B'.repeat(500) };
    const { browser, ...others } = readMix(mixValue(saidMix(named), named.country));
    expect(browser).toBe('B'.repeat(40));
    expect(others).toEqual({ source: 'line', platform: 'iphone', language: 'zh-TW', country: 'TW' });
  });

  it('is one of the others where a value says less', () => {
    expect(readMix('line')).toMatchObject({ source: 'line', country: 'others' });
  });
});

describe('a filter of clicks', () => {
  it.each([
    [{}, true],
    [{ source: 'line' }, true],
    [{ source: 'line', country: 'TW' }, true],
    [{ source: 'facebook' }, false],
    [{ source: 'line', country: 'JP' }, false],
  ])('%j lets those through that gave all of its answers', (filter, isThrough) => {
    expect(fits(CLICK, filter)).toBe(isThrough);
  });

  it('is open without an answer, and by the source alone with no other', () => {
    expect([isOpen({}), isOpen({ platform: 'iphone' })]).toEqual([true, false]);
    expect([isBySourceAlone({ source: 'line' }), isBySourceAlone({ source: 'line', country: 'TW' })]).toEqual(
      [true, false],
    );
  });
});
