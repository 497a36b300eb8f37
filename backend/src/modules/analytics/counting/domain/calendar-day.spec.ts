import { InvalidInput } from '../../../../shared/domain/domain-error';
import { formatDay, parseDay } from './calendar-day';

describe('calendar day', () => {
  it.each(['2026-11-21', '2024-02-29', '1970-01-01', '1969-12-31'])('reads and writes %s', (text) => {
    expect(formatDay(parseDay(text))).toBe(text);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-04-31',
    '21-11-2026',
    '2026-11-21T00:00',
    ' 2026-11-21',
    '2026-1-1',
  ])('refuses %j and names the field', (text) => {
    expect(() => parseDay(text)).toThrow(InvalidInput);
    expect(() => parseDay(text)).toThrow(
      expect.objectContaining({ details: { fields: [expect.objectContaining({ field: 'date' })] } }) as Error,
    );
  });
});
