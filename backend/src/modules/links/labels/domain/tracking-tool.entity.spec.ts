import type { InvalidInput } from '../../../../shared/domain/domain-error';
import { readTool, type ToolInput, TrackingTool } from './tracking-tool.entity';
import { hasUnknownMedium } from './tracking-value';

const input = (value: ToolInput['value'], rest: Partial<ToolInput> = {}): ToolInput => ({
  name: 'Autumn',
  note: '',
  value,
  ...rest,
});

const problemsOf = (given: ToolInput): string[] => {
  try {
    readTool(given);
  } catch (error) {
    return ((error as InvalidInput).details.fields ?? []).map(({ field, code }) => `${field} ${code}`);
  }
  return [];
};

const UUID = '01234567-89ab-cdef-0123-456789abcdef';

describe('a tracking tool', () => {
  it.each([
    [{ fbPixel: ' 1234567890 ' }, 'pixel', { fbPixel: '1234567890' }],
    [{ gTag: 'g-ab12cd34ef' }, 'pixel', { gTag: 'G-AB12CD34EF' }],
    [{ gTag: 'GTM-AB12CD3' }, 'pixel', { gTag: 'GTM-AB12CD3' }],
    [{ gTag: 'dc-123456789' }, 'pixel', { gTag: 'DC-123456789' }],
    [{ gTag: 'gt-ab12cd3' }, 'pixel', { gTag: 'GT-AB12CD3' }],
    [{ gTag: 'AW-123456789', fbPixel: '' }, 'pixel', { gTag: 'AW-123456789' }],
    [{ lineTag: UUID.toUpperCase() }, 'pixel', { lineTag: UUID }],
    [{ tiktok: 'c4abcdefgh12345678' }, 'pixel', { tiktok: 'C4ABCDEFGH12345678' }],
    [
      { utmSource: ' 電子報 ', utmMedium: 'email', utmTerm: '  ' },
      'utm',
      { utmSource: '電子報', utmMedium: 'email' },
    ],
    [{ utmContent: 'x'.repeat(200) }, 'utm', { utmContent: 'x'.repeat(200) }],
  ])('with %j is of the kind %s', (value, kind, kept) => {
    expect(readTool(input(value))).toEqual({ name: 'Autumn', note: '', kind, value: kept });
  });

  it.each([
    [{ fbPixel: '1234' }, ['value.fbPixel links.pixel-invalid']],
    [{ fbPixel: '<script>alert(1)</script>' }, ['value.fbPixel links.pixel-invalid']],
    [{ fbPixel: '１２３４５６' }, ['value.fbPixel links.pixel-invalid']],
    [{ fbPixel: '12345\n' + '6' }, ['value.fbPixel links.pixel-invalid']],
    [{ gTag: 'X-ABCDEF' }, ['value.gTag links.pixel-invalid']],
    [{ gTag: "G-ABCD');//" }, ['value.gTag links.pixel-invalid']],
    [{ gTag: 'UA-12345-1' }, ['value.gTag links.pixel-invalid']],
    [{ gTag: 'G-ABC' }, ['value.gTag links.pixel-invalid']],
    [{ lineTag: 'not-a-uuid' }, ['value.lineTag links.pixel-invalid']],
    [{ tiktok: 'SHORT' }, ['value.tiktok links.pixel-invalid']],
    [{ fbPixel: 'x', gTag: 'y' }, ['value.fbPixel links.pixel-invalid', 'value.gTag links.pixel-invalid']],
    [{ utmSource: 'x'.repeat(201) }, ['value.utmSource links.utm-invalid']],
    [
      { utmSource: 'a\u202eb', utmTerm: 'a\nb' },
      ['value.utmSource links.utm-invalid', 'value.utmTerm links.utm-invalid'],
    ],
    [{}, ['value links.tool-value-empty']],
    [{ utmSource: ' ', fbPixel: '' }, ['value links.tool-value-empty']],
    [{ utmSource: 'a', fbPixel: '12345' }, ['value links.tool-value-mixed']],
  ])('is not made of %j', (value, problems) => {
    expect(problemsOf(input(value))).toEqual(problems);
  });

  it('is told everything that is wrong at once', () => {
    expect(problemsOf({ name: ' ', note: 'a\nb', value: { gTag: 'x' } })).toEqual([
      'name links.tool-name-invalid',
      'note links.tool-note-invalid',
      'value.gTag links.pixel-invalid',
    ]);
    expect(problemsOf(input({ gTag: 'G-ABCDEF' }, { name: 'x'.repeat(61), note: 'x'.repeat(201) }))).toEqual([
      'name links.tool-name-invalid',
      'note links.tool-note-invalid',
    ]);
  });

  it('changes in everything but its kind', () => {
    const made = { groupId: 5, creatorUserId: 7, createdAt: new Date() };
    const tool = TrackingTool.create({ ...readTool(input({ utmSource: 'a' })), ...made });
    tool.change(readTool({ name: 'WINTER', note: 'for the sale', value: { utmMedium: 'cpc' } }));
    expect(tool).toMatchObject({
      name: 'WINTER',
      foldedName: 'winter',
      note: 'for the sale',
      kind: 'utm',
      value: { utmMedium: 'cpc' },
    });
    expect(() => tool.change(readTool(input({ fbPixel: '12345' })))).toThrow('A tool keeps its kind');
    expect(tool.value).toEqual({ utmMedium: 'cpc' });
  });

  it.each([
    [{ utmMedium: 'cpc' }, false],
    [{ utmMedium: 'edm' }, true],
    [{ utmSource: 'edm' }, false],
    [{ fbPixel: '12345' }, false],
  ])('with %j is worth a warning: %s', (value, isWorth) => {
    expect(hasUnknownMedium(value)).toBe(isWorth);
  });
});
