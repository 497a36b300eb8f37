import { HIT_CLASSES } from './report';
import {
  reportAddressOf,
  askedReport,
  changesOf,
  openedTab,
  openTab,
  reportQueryOf,
  type ReportQuery,
  toggledClass,
  toggledFilter,
} from './report-query';

const today = '2026-11-21';
const read = (text: string): ReportQuery => reportQueryOf(new URLSearchParams(text), today);
const write = (query: ReportQuery, before = ''): string =>
  reportAddressOf(query, new URLSearchParams(before)).toString();
const usual = read('');

describe('what the address says', () => {
  it('is as usual when it says nothing, or nonsense', () => {
    const nonsense = 'range=8d&from=2026-02-30&to=x&compare=yes&classes=robots&source=';
    expect(usual).toEqual({
      range: '30d',
      days: null,
      isCompared: false,
      filters: {},
      classes: ['human'],
      tabs: [],
    });
    expect(read(nonsense)).toEqual(usual);
  });

  it.each([
    'range=7d',
    'range=90d&from=2026-11-01&to=2026-11-20',
    'compare=previous',
    'classes=all',
    'classes=human%2Cbot',
    'source=line&country=TW',
    'browser=%E4%BB%96',
    'tab=browsers%2Ccities',
  ])('%s stays what it is', (text) => {
    expect(write(read(text))).toBe(text);
  });

  it.each([
    ['days to come', 'from=2026-11-20&to=2026-11-22'],
    ['days the wrong way round', 'from=2026-11-20&to=2026-11-19'],
  ])('leaves out %s', (_, text) => {
    expect(read(text).days).toBeNull();
  });

  it('keeps what is not its own', () => {
    expect(write({ ...usual, range: '7d' }, 'domain=mei.test&range=90d&tag=3')).toBe(
      'domain=mei.test&tag=3&range=7d',
    );
  });
});

describe('what the server is asked', () => {
  it.each([
    ['', { range: '30d' }],
    ['range=7d&from=2026-11-01&to=2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
    ['compare=previous&source=line', { range: '30d', compare: 'previous', source: 'line' }],
    ['classes=all', { range: '30d', classes: HIT_CLASSES.join(',') }],
  ])('for "%s"', (text, asked) => {
    expect(askedReport(read(text), 'Asia/Taipei')).toEqual({ timezone: 'Asia/Taipei', ...asked });
  });
});

describe('choosing', () => {
  it('a filter twice takes it away', () => {
    const once = toggledFilter(usual, 'source', 'line');
    expect(once.filters).toEqual({ source: 'line' });
    expect(toggledFilter(once, 'source', 'x').filters).toEqual({ source: 'x' });
    expect(toggledFilter(once, 'source', 'line').filters).toEqual({});
  });

  it('a filter counts people alone, and other classes take filters away', () => {
    const filtered = toggledFilter(read('classes=all'), 'source', 'line');
    expect(filtered.classes).toEqual(['human']);
    expect(toggledClass(filtered, 'bot')).toMatchObject({ classes: ['human', 'bot'], filters: {} });
  });

  it('is told from what was chosen before', () => {
    expect(changesOf(usual, { ...usual, range: '7d' })).toEqual({ range: '7d' });
    expect(changesOf(usual, toggledFilter(usual, 'source', 'line'))).toEqual({
      filters: { source: 'line' },
    });
  });

  it('leaves at least one class', () => {
    expect(toggledClass(usual, 'human')).toEqual(usual);
  });

  it('opens one tab of a card and leaves the others', () => {
    const tabs = ['platforms', 'browsers'] as const;
    const opened = openedTab(read('tab=cities'), tabs, 'browsers');
    expect(opened.tabs).toEqual(['cities', 'browsers']);
    expect(openTab(opened, tabs)).toBe('browsers');
    expect(openedTab(opened, tabs, 'platforms').tabs).toEqual(['cities']);
    expect(openTab(usual, tabs)).toBe('platforms');
  });
});
