import { InvalidInput } from '../../../../shared/domain/domain-error';
import { readReportQuestion, type ReportInput, requireVisible } from './report-question';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const read = (input: Partial<ReportInput> = {}) =>
  readReportQuestion({ timezone: 'Asia/Taipei', ...input }, NOW);

function codesOf(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return error instanceof InvalidInput
      ? error.details.fields?.map(({ field, code }) => [field, code])
      : error;
  }
}

describe('a question about clicks', () => {
  it('is about all people of the last days when nothing else is said', () => {
    expect(read()).toMatchObject({ range: {}, filter: {}, classes: ['human'], isCompared: false });
  });

  it('says which clicks it is about', () => {
    const input = { range: '7d', source: 'line', country: 'TW', compare: 'previous' } as const;
    expect(read(input)).toMatchObject({
      range: { range: '7d' },
      filter: { source: 'line', country: 'TW' },
      isCompared: true,
    });
    expect(read({ from: '2026-11-01', to: '2026-11-02' }).range).toEqual({
      from: '2026-11-01',
      to: '2026-11-02',
    });
    expect(read({ days: 7 }).range).toEqual({ days: 7 });
  });

  it.each([
    ['human,preview', ['human', 'preview']],
    [' bot , bot,head', ['bot', 'head']],
    ['prefetch', ['prefetch']],
  ])('may be about the classes %j', (classes, chosen) => {
    expect(read({ classes }).classes).toEqual(chosen);
  });

  it('may be about people with a filter, said or not', () => {
    expect(read({ classes: 'human', source: 'line' }).classes).toEqual(['human']);
  });

  it.each<[Partial<ReportInput>, string[][]]>([
    [{ classes: 'human,people' }, [['classes', 'analytics.classes-unknown']]],
    [{ classes: '' }, [['classes', 'analytics.classes-unknown']]],
    [{ classes: 'human,bot', source: 'line' }, [['classes', 'analytics.classes-unfiltered']]],
    [
      { source: '/rest', browser: '/rest', country: 'TW' },
      [
        ['source', 'analytics.filter-rest'],
        ['browser', 'analytics.filter-rest'],
      ],
    ],
    [{ days: 7, range: '7d' }, [['days', 'analytics.days-twice']]],
    [{ timezone: 'Mars' }, [['timezone', 'analytics.timezone-unknown']]],
    [{ from: 'soon' }, [['from', 'analytics.date-malformed']]],
    [
      { timezone: 'Mars', from: 'soon', classes: 'x' },
      [
        ['timezone', 'analytics.timezone-unknown'],
        ['from', 'analytics.date-malformed'],
        ['classes', 'analytics.classes-unknown'],
      ],
    ],
  ])('is refused with everything that is wrong with it: %j', (input, codes) => {
    expect(codesOf(() => read(input))).toEqual(codes);
  });
});

describe('a filter by what the reader is not shown', () => {
  it.each(['source', 'platform', 'browser'] as const)('is refused: %s', (dimension) => {
    expect(() => requireVisible({ [dimension]: 'x', country: 'TW' }, 'protected')).toThrow(
      expect.objectContaining({ code: 'analytics.filter-hidden', kind: 'forbidden' }) as Error,
    );
  });

  it.each([
    ['by what everybody sees', { language: 'ja', country: 'JP' }, 'protected'],
    ['where nothing is hidden', { source: 'line' }, null],
  ] as const)('is none %s', (_, filter, reason) => {
    expect(() => requireVisible(filter, reason)).not.toThrow();
  });
});
