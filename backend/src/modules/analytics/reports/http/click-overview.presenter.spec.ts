import { daysUpTo, hoursOf } from '../../counting/domain/bucket';
import { parseDay } from '../../counting/domain/calendar-day';
import { NO_HITS } from '../../counting/domain/click-count';
import { parseTimeZone } from '../../counting/domain/time-zone';
import { presentDaily, presentHourly, presentClickOverview } from './click-overview.presenter';

const TAIPEI = parseTimeZone('Asia/Taipei');
const link = {
  id: 1,
  encodeId: '臺灣',
  url: 'https://example.com/',
  shortUrl: 'https://linklet.example/臺灣',
  groupId: 0,
  userId: 0,
  createdAt: new Date('2026-11-21T01:02:03.004Z'),
  trashedAt: null,
};
const counts = {
  human: { total: 5, unique: 2 },
  preview: { total: 4, unique: 0 },
  bot: { total: 3, unique: 0 },
  head: { total: 1, unique: 0 },
  prefetch: NO_HITS,
};

describe('overview as it is answered', () => {
  it('counts people as clicks and shows every class', () => {
    expect(presentClickOverview(link, counts)).toEqual({
      encodeId: '臺灣',
      shortUrl: 'https://linklet.example/臺灣',
      url: 'https://example.com/',
      createTime: '2026-11-21T01:02:03.004Z',
      totalClicks: 5,
      uniqueClicks: 2,
      hits: { human: 5, preview: 4, bot: 3, prefetch: 0, head: 1 },
      deleted: false,
    });
  });

  it('says when a link is in the trash', () => {
    expect(presentClickOverview({ ...link, trashedAt: new Date() }, counts).deleted).toBe(true);
  });

  it('shows each day and adds them up', () => {
    const days = daysUpTo(parseDay('2026-11-21'), 2, TAIPEI);
    expect(presentDaily('Asia/Taipei', days, [{ total: 3, unique: 1 }, counts.human])).toEqual({
      timezone: 'Asia/Taipei',
      from: '2026-11-20',
      to: '2026-11-21',
      totalClicks: 8,
      uniqueClicks: 3,
      days: [
        { date: '2026-11-20', totalClicks: 3, uniqueClicks: 1 },
        { date: '2026-11-21', totalClicks: 5, uniqueClicks: 2 },
      ],
    });
  });

  it('shows each hour with its moment', () => {
    const hours = hoursOf(parseDay('2026-11-21'), TAIPEI);
    const answer = presentHourly({ timezone: 'Asia/Taipei', date: '2026-11-21' }, hours, [counts.human]);
    expect(answer).toMatchObject({
      timezone: 'Asia/Taipei',
      date: '2026-11-21',
      totalClicks: 5,
      uniqueClicks: 2,
    });
    expect(answer.hours).toHaveLength(24);
    expect(answer.hours[0]).toEqual({
      hour: '00:00',
      start: '2026-11-20T16:00:00.000Z',
      totalClicks: 5,
      uniqueClicks: 2,
    });
    expect(answer.hours[23]).toEqual({
      hour: '23:00',
      start: '2026-11-21T15:00:00.000Z',
      totalClicks: 0,
      uniqueClicks: 0,
    });
  });
});
