import { reportFileName } from './file-name';

const DAYS = { from: '2026-11-01', to: '2026-11-21' };

describe('the name of a file', () => {
  it.each([
    ['summer-sale', 'linklet-clicks-summer-sale-2026-11-01-2026-11-21'],
    ['小明的 群組', 'linklet-clicks-小明的-群組-2026-11-01-2026-11-21'],
    ['../a\\b:"c"\r\n', 'linklet-clicks-..-a-b-c-2026-11-01-2026-11-21'],
    ['', 'linklet-clicks-2026-11-01-2026-11-21'],
  ])('tells what %j is about and which days', (name, expected) => {
    expect(reportFileName(name, DAYS)).toBe(expected);
  });

  it('cuts no character in half', () => {
    expect(reportFileName('🐟'.repeat(80), DAYS)).toBe(
      `linklet-clicks-${'🐟'.repeat(60)}-2026-11-01-2026-11-21`,
    );
  });
});
