import { InvalidInput } from '../../../../shared/domain/domain-error';
import { readCountedPeriod } from './counted-period';

const NOW = new Date('2026-11-26T10:00:00Z');

describe('a period in which links are counted', () => {
  it('is the last 30 days unless it is named', () => {
    expect(readCountedPeriod({}, NOW)).toEqual({ from: new Date('2026-10-27T10:00:00Z'), to: NOW });
  });

  it('has days in full, and moments as they are', () => {
    expect(readCountedPeriod({ from: '2026-11-01', to: '2026-11-30' }, NOW)).toEqual({
      from: new Date('2026-11-01T00:00:00Z'),
      to: new Date('2026-12-01T00:00:00Z'),
    });
    expect(readCountedPeriod({ from: '2026-11-26T08:00:00+08:00' }, NOW).from).toEqual(
      new Date('2026-11-26T00:00:00Z'),
    );
  });

  it.each([
    [{ from: '2026-01-01', to: '2026-03-01' }],
    [{ from: '2026-11-27' }],
    [{ from: 'yesterday' }],
    [{ to: '' }],
  ])('%j is none', (given) => {
    expect(() => readCountedPeriod(given, NOW)).toThrow(InvalidInput);
  });
});
