import { csvLine } from '../../../../shared/domain/csv';
import { dayInTaipei, TAIPEI } from '../domain/taipei-time';
import { type OwnLink, presentPicseeOverview } from './link.presenter';
import type { PicSeeCall, PicSeeOperation } from './picsee-call';

const OVERVIEW_DAYS = 60;
/** The name of what a report does not name one by one. */
const REST = '/rest';
const OTHERS = 'others';

interface Day {
  readonly date: string;
  readonly totalClicks: number;
  readonly uniqueClicks: number;
}

interface Named {
  readonly name: string;
  readonly uniqueClicks: number;
}

const daysOf = async (call: PicSeeCall, range: Record<string, string | number>): Promise<readonly Day[]> => {
  const query = { timezone: TAIPEI, ...range };
  const path = `${call.linkPath}/overview/daily/revised`;
  return (await call.send<{ days: readonly Day[] }>({ method: 'GET', path, query })).days;
};

/** Days from that time to that; the last 30 by default. */
function rangeOf(call: PicSeeCall): Record<string, string> {
  const [from, to] = [call.query('startTime'), call.query('endTime')];
  if (from === undefined && to === undefined) return { range: '30d' };
  return {
    ...(from === undefined ? {} : { from: dayInTaipei(from) }),
    ...(to === undefined ? {} : { to: dayInTaipei(to) }),
  };
}

const cellOf = (value: unknown): string | number =>
  typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value ?? '');

async function showOverview(call: PicSeeCall): Promise<unknown> {
  const link = presentPicseeOverview(await call.send<OwnLink>({ method: 'GET', path: call.linkPath }));
  const wantsDays = call.query('dailyClicks') === 'true';
  const dailyClicks = wantsDays ? await daysOf(call, { days: OVERVIEW_DAYS }) : [];
  if (call.query('format') !== 'csv') return wantsDays ? { ...link, dailyClicks } : link;
  const lines = wantsDays
    ? [
        ['date', 'totalClicks', 'uniqueClicks'],
        ...dailyClicks.map(({ date, totalClicks, uniqueClicks }) => [date, totalClicks, uniqueClicks]),
      ]
    : [Object.keys(link), Object.values(link)];
  return lines.map((line) => csvLine(line.map(cellOf))).join('');
}

/** What one part of the report says. */
const breakdown =
  (part: string, field: string, present: (each: Named) => object) =>
  async (call: PicSeeCall): Promise<readonly object[]> => {
    const query = { timezone: TAIPEI, ...rangeOf(call) };
    const path = `${call.linkPath}/overview/${part}`;
    const report = await call.send<Record<string, readonly Named[]>>({ method: 'GET', path, query });
    return (report[field] ?? []).map(({ name, uniqueClicks }) =>
      present({ name: name === REST ? OTHERS : name, uniqueClicks }),
    );
  };

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const regionOf = (code: string): string => {
  if (code === OTHERS) return 'Others';
  return /^[A-Z]{2}$/.test(code) ? (regionNames.of(code) ?? code) : code;
};

/** Visitors are not profiled here, so there are no interests to report; whether the caller has the link is asked all the same. */
async function showAudienceLabels(call: PicSeeCall): Promise<object> {
  await call.send({ method: 'GET', path: `${call.linkPath}/overview` });
  return { interests: [], brands: [] };
}

const details = (name: string): string => `/v4/links/:encodeId/details/${name}`;

export const ANALYTICS_OPERATIONS: readonly PicSeeOperation[] = [
  { method: 'GET', url: '/v1/links/:encodeId/overview', answer: showOverview },
  { method: 'GET', url: details('dailyClicks'), answer: (call) => daysOf(call, rangeOf(call)) },
  {
    method: 'GET',
    url: details('platform'),
    answer: breakdown('platforms/revised', 'platforms', (each) => each),
  },
  {
    method: 'GET',
    url: details('referrers'),
    answer: breakdown('referrers/revised', 'sources', (each) => each),
  },
  {
    method: 'GET',
    url: details('regions'),
    answer: breakdown('regions', 'regions', ({ name, uniqueClicks }) => ({
      code: name,
      name: regionOf(name),
      uniqueClicks,
    })),
  },
  { method: 'GET', url: details('audienceLabels'), answer: showAudienceLabels },
];
