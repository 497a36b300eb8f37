import { formatOffset } from './dates';
import { dayIn, isDay } from './calendar';
import { readableAddress } from './format';
import { randomId } from './random-id';
import { StoredValue } from './storage';

describe('calendar days', () => {
  const moment = new Date('2026-11-20T23:30:00Z');

  it.each([
    ['Asia/Taipei', '2026-11-21'],
    ['UTC', '2026-11-20'],
    ['America/New_York', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-21'],
  ])('in %s it is %s', (zone, day) => {
    expect(dayIn(zone, moment)).toBe(day);
  });

  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-11-21T00:00', false],
  ])('%j is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});

describe('formats', () => {
  it.each([
    ['https://example.com/%E6%B8%AC%E8%A9%A6?q=%20', 'example.com/測試?q= '],
    ['http://localhost:3000/%E6%B8', 'localhost:3000/%E6%B8'],
    ['https://e.test/a%2Fb', 'e.test/a%2Fb'],
    ['ftp://e.test', 'ftp://e.test'],
  ])('%s is shown as %s', (address, shown) => {
    expect(readableAddress(address)).toBe(shown);
  });

  it('names the offset of a zone at a moment', () => {
    expect(formatOffset('en', 'America/New_York', new Date('2026-07-01T00:00:00Z'))).toBe('GMT-4');
    expect(formatOffset('en', 'America/New_York', new Date('2026-12-01T00:00:00Z'))).toBe('GMT-5');
  });
});

describe('what the browser keeps', () => {
  it('comes back as it was written', () => {
    expect(new StoredValue('x').write({ a: [1] })).toBe(true);
    expect(new StoredValue('x').read()).toEqual({ a: [1] });
    expect(new StoredValue('y').read()).toBeNull();
  });

  it('is nothing when it cannot be read or written', () => {
    window.localStorage.setItem('linklet.x', '{broken');
    expect(new StoredValue('x').read()).toBeNull();
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(new StoredValue('x').write(1)).toBe(false);
    write.mockRestore();
  });

  it('tells of what other tabs write', () => {
    const listener = jest.fn();
    const stop = new StoredValue('x').onChange(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'linklet.other' }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'linklet.x' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'linklet.x' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

it('makes ids of version 4, each another', () => {
  const ids = Array.from({ length: 50 }, randomId);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(50);
});
