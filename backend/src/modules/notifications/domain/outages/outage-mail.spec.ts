import { outageWords } from './outage-mail';
import type { DestinationChange } from './destination-change';
import { OUTAGE_TEXTS } from './outage-texts';

const DOWN: DestinationChange = {
  kind: 'down',
  groupId: 3,
  shortUrl: 'https://s.test/tea',
  host: 'tea.test',
  since: '2026-11-22T12:34:56.789Z',
  hasBackup: false,
};
const BACK: DestinationChange = { ...DOWN, kind: 'back' };
const THREAT: DestinationChange = { ...DOWN, kind: 'threat' };
const BLOCKED: DestinationChange = { ...DOWN, kind: 'blocked' };
const CLEAN: DestinationChange = { ...DOWN, kind: 'clean' };
const LANGUAGES = Object.keys(OUTAGE_TEXTS);

describe('the mail about outages', () => {
  it('speaks five languages, and English to all others', () => {
    expect(LANGUAGES).toEqual(['zh-TW', 'en', 'vi', 'id', 'ja']);
    expect(outageWords('constructor', [DOWN])).toEqual(outageWords('en', [DOWN]));
  });

  it.each(LANGUAGES)('leaves no place of its text unfilled in %s', (lang) => {
    const many = Array.from({ length: 25 }, (_, index) => ({ ...DOWN, hasBackup: index % 2 === 0 }));
    for (const change of [[DOWN], [BACK], [THREAT], [BLOCKED], [CLEAN], [DOWN, BACK, THREAT], many]) {
      expect(JSON.stringify(outageWords(lang, change))).not.toMatch(/[{]\w+[}]/);
    }
  });

  it('names the one host that went down, and since when', () => {
    const { title, lines, more } = outageWords('en', [DOWN]);
    expect(title).toBe('tea.test is down');
    expect(lines).toEqual([
      ['https://s.test/tea', 'tea.test went down; no response since 2026-11-22 12:34 UTC'],
    ]);
    expect(more).toBeNull();
  });

  it('tells that visitors go elsewhere, and that they need not any more', () => {
    expect(outageWords('en', [{ ...DOWN, hasBackup: true }]).lines[0]?.[1]).toContain('backup URL');
    expect(outageWords('en', [BACK]).title).toBe('tea.test is up again');
    expect(outageWords('en', [BACK]).advice).toContain('You do not need to do anything');
  });

  it.each([
    [THREAT, 'Your short link now has a warning: tea.test', 'Visitors see a warning first'],
    [BLOCKED, 'Your short link was disabled: tea.test', 'visitors see the reason'],
    [CLEAN, 'Your short link works again: tea.test', 'are redirected without a warning'],
  ])('tells of %j', (change, title, line) => {
    const words = outageWords('en', [change]);
    expect(words.title).toBe(title);
    expect(words.lines[0]?.[1]).toContain(line);
  });

  it('says what can be done about the worst of it', () => {
    for (const change of [[THREAT], [DOWN, BLOCKED, BACK]]) {
      expect(outageWords('en', change).advice).toContain('request a review on the link’s page');
    }
    expect(outageWords('en', [CLEAN, DOWN]).advice).toContain('backup URL');
    expect(outageWords('en', [CLEAN, BACK]).advice).toContain('You do not need to do anything');
  });

  it('is one for many, and tells how many it leaves out', () => {
    const { title, lines, more } = outageWords('en', [...Array.from({ length: 22 }, () => DOWN), BACK]);
    expect(title).not.toContain('tea.test');
    expect([lines.length, more]).toEqual([20, 'And 3 more.']);
  });

  it('keeps what a host is called as it is', () => {
    expect(outageWords('en', [{ ...DOWN, host: '{since}.test' }]).title).toBe('{since}.test is down');
  });
});
