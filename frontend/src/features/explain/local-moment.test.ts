import { isoOf, localTimeOf } from './local-moment';

describe('the clock of this device', () => {
  it('reads what it has written', () => {
    const shown = { day: '2027-01-31', time: '18:05' };
    expect(localTimeOf(isoOf(shown))).toEqual(shown);
    expect(isoOf({ day: '2027-01-31', time: '' })).toBe(new Date(2027, 0, 31).toISOString());
  });

  it('knows now, and nonsense', () => {
    expect(localTimeOf(null)).toEqual({ day: '', time: '' });
    expect(localTimeOf('soon')).toEqual({ day: '', time: '' });
    expect(isoOf({ day: '', time: '18:05' })).toBeNull();
    expect(isoOf({ day: '2027-01-3', time: 'x' })).toBeNull();
  });
});
