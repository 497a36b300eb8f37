import { VISITED_LINK, withRules } from '../../../../../test/support/decided-visits';
import { SecretSettings } from '../../../../config/settings';
import { WarningMarksService } from './warning-marks.service';

const NOW = Date.UTC(2026, 10, 22);
const MINUTE = 60_000;
const link = withRules({ warning: 'young' });
const ANN = { ip: '203.0.113.9', userAgent: 'Mozilla/5.0 (iPhone)' };

describe('the mark of a visitor who was warned', () => {
  const marks = new WarningMarksService(new SecretSettings('s'.repeat(40)));
  const mark = marks.issue(link, { ...ANN, referrer: 'https://l.facebook.com/' }, NOW);

  it('stands in an address as it is, and holds for ten minutes', () => {
    expect(mark).toMatch(/^[\w.-]{1,1000}$/);
    expect(marks.open(mark, link, NOW)).not.toBeNull();
    expect(marks.open(mark, link, NOW + 10 * MINUTE - 1)).not.toBeNull();
    expect(marks.open(mark, link, NOW + 10 * MINUTE)).toBeNull();
  });

  it.each([null, 'https://l.facebook.com/', 'android-app://com.google.android.gm'])(
    'knows where they came from: %s',
    (referrer) => {
      const issued = marks.issue(link, { ...ANN, referrer }, NOW);
      expect(marks.open(issued, link, NOW)?.referrer).toBe(referrer);
    },
  );

  it('stands in an address for the longest name of a site, too', () => {
    const referrer = `https://${'a.'.repeat(240)}test/`;
    const issued = marks.issue(link, { ...ANN, referrer }, NOW);
    expect(issued).toMatch(/^[\w.-]{1,1000}$/);
    expect(marks.open(issued, link, NOW)?.referrer).toBe(referrer);
  });

  it.each([
    ['themselves', ANN, true],
    ['somebody from elsewhere', { ...ANN, ip: '203.0.113.10' }, false],
    ['somebody with another browser', { ...ANN, userAgent: 'curl/8' }, false],
  ])('knows %s', (_who, caller, isKnown) => {
    expect(marks.open(mark, link, NOW)?.isBy(caller)).toBe(isKnown);
  });

  it('knows a telephone by its network, in which its address changes', () => {
    const issued = marks.issue(link, { ...ANN, ip: '2001:db8:1:2::a', referrer: null }, NOW);
    const isBy = (ip: string) => marks.open(issued, link, NOW)?.isBy({ ...ANN, ip });
    expect(['2001:db8:1:2::b', '2001:db8:1:3::a'].map(isBy)).toEqual([true, false]);
  });

  it.each([
    ['another link', withRules({ warning: 'young' }, { id: 8 })],
    ['another destination', withRules({ warning: 'young' }, { url: 'https://other.test/' })],
    ['another warning', withRules({ warning: 'threat' })],
    ['no warning', VISITED_LINK],
  ])('holds for no more than what its visitor was warned of: %s', (_, other) => {
    expect(marks.open(mark, other, NOW)).toBeNull();
  });

  it.each(['', 'x', 'x.y', `${mark}x`, mark.replace(/^./, 'f'), mark.split('.').reverse().join('.')])(
    'cannot be made up: %j',
    (made) => {
      expect(marks.open(made, link, NOW)).toBeNull();
    },
  );

  it('is of no use on another installation', () => {
    const others = new WarningMarksService(new SecretSettings('t'.repeat(40)));
    expect(others.open(mark, link, NOW)).toBeNull();
  });
});
