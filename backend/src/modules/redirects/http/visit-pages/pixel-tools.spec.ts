import { NAUGHTY_TEXTS } from '../../../../../test/support/naughty-texts';
import { pixelPlanOf } from './pixel-tools';

const LINE_ID = '01234567-89ab-cdef-0123-456789abcdef';
const TIKTOK_ID = 'C4ABCDEFGHIJ01234567';

describe('the tools of a pixel page', () => {
  it.each([
    ['fbPixel', '1234567890123456', 'meta', 'https://connect.facebook.net/en_US/fbevents.js'],
    ['gTag', 'GTM-AB12CD3', 'container', 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'],
    ['gTag', 'G-AB12CD34EF', 'tag', 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'],
    ['gTag', 'AW-123456789', 'tag', 'https://www.googletagmanager.com/gtag/js?id=AW-123456789'],
    ['lineTag', LINE_ID, 'line', 'https://d.line-scdn.net/n/line_tag/public/release/v1/lt.js'],
    [
      'tiktok',
      TIKTOK_ID,
      'tiktok',
      `https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${TIKTOK_ID}&lib=ttq`,
    ],
  ] as const)('fetch for %s %s as %s %s', (name, id, kind, script) => {
    expect(pixelPlanOf({ [name]: [id] }).tools).toEqual([{ kind, script, ids: [id] }]);
  });

  it('fetch one script for all ids where it serves them all, and one each where it does not', () => {
    const { tools } = pixelPlanOf({
      fbPixel: ['111111', '222222'],
      gTag: ['GTM-AAAA', 'AW-123456789', 'GTM-BBBB', 'G-BBBBBB'],
    });
    expect(tools.map(({ kind, ids }) => [kind, ...ids])).toEqual([
      ['meta', '111111', '222222'],
      ['container', 'GTM-AAAA'],
      ['container', 'GTM-BBBB'],
      ['tag', 'AW-123456789', 'G-BBBBBB'],
    ]);
  });

  it('may reach their own hosts and no others', () => {
    expect(pixelPlanOf({ lineTag: [LINE_ID] }).hosts).toEqual({
      'script-src': 'https://d.line-scdn.net',
      'img-src': 'https://tr.line.me',
      'connect-src': 'https://tr.line.me',
    });
    const both = pixelPlanOf({ gTag: ['GTM-AAAA', 'G-AAAAAA'] }).hosts;
    expect(both['script-src']).toBe('https://www.googletagmanager.com');
    expect(both['connect-src']).not.toContain('doubleclick');
    expect(pixelPlanOf({ gTag: ['AW-123456789'] }).hosts['connect-src']).not.toContain('analytics');
    expect(pixelPlanOf({}).hosts).toEqual({});
  });

  it('are reported to by pictures where scripts do not run', () => {
    const { silent } = pixelPlanOf({ fbPixel: ['111111'], lineTag: [LINE_ID], gTag: ['GTM-AAAA'] });
    expect(silent).toEqual([
      'https://www.facebook.com/tr?id=111111&ev=PageView&noscript=1',
      `https://tr.line.me/tag.gif?c_t=lap&t_id=${LINE_ID}&e=pv&noscript=1`,
    ]);
  });

  it('leave out what is no id, and what nobody answers to any more', () => {
    const texts = [
      ...NAUGHTY_TEXTS.filter((text) => !/^\w{10,}$/.test(text)),
      'UA-12345-1',
      '<b>',
      'GTM-a"b',
    ];
    expect(pixelPlanOf({ fbPixel: texts, gTag: texts, lineTag: texts, tiktok: texts })).toEqual({
      tools: [],
      silent: [],
      hosts: {},
    });
  });
});
