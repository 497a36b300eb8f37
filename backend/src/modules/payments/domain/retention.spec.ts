import { retentionLimits } from './retention';

describe('how long payments are kept', () => {
  it('is five years after the year in which the accounts were closed, and ten for the books', () => {
    expect(retentionLimits(new Date('2032-12-31T15:59:59Z'))).toEqual({
      vouchers: new Date('2025-12-31T16:00:00Z'),
      books: new Date('2020-12-31T16:00:00Z'),
    });
  });

  it('ends with the year of Taipei', () => {
    expect(retentionLimits(new Date('2032-12-31T16:00:00Z'))).toEqual({
      vouchers: new Date('2026-12-31T16:00:00Z'),
      books: new Date('2021-12-31T16:00:00Z'),
    });
  });
});
