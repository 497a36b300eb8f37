// Every call that reports clicks, in the ways in which it can cost most: long ranges, zones that are not UTC, filters.
import { URLSearchParams } from 'node:url';

const query = (input) => new URLSearchParams(input).toString();
const TAIPEI = 'Asia/Taipei';
/** Clocks change in it, and by less than an hour from the next zone. */
const ADELAIDE = 'Australia/Adelaide';

const dayBefore = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What a report can be asked, from a day to a year. */
const INPUTS = {
  '24 hours': { range: '24h' },
  '30 days': { range: '30d', compare: 'previous' },
  '186 days': { from: dayBefore(185) },
  '12 months': { range: '12m' },
  'all, all classes': { range: 'all', classes: 'human,preview,bot,head,prefetch' },
  '30 days of one source': { range: '30d', source: 'facebook' },
  '186 days of one source': { from: dayBefore(185), source: 'facebook' },
  '186 days of three answers': { from: dayBefore(185), platform: 'iphone', language: 'zh-TW', country: 'TW' },
  '12 months of one device': { range: '12m', platform: 'iphone' },
  '12 months of two answers': { range: '12m', platform: 'iphone', source: 'facebook' },
};

function* reportsOf(subject, person, path) {
  for (const timezone of ['UTC', TAIPEI, ADELAIDE]) {
    for (const [name, input] of Object.entries(INPUTS)) {
      yield [
        `${subject}: ${name}, ${timezone}`,
        () => person.call('GET', `${path}?${query({ timezone, ...input })}`),
      ];
    }
  }
}

function* linkCalls(person, slug) {
  const get = (path, input = {}) => person.call('GET', `/links/${slug}/overview${path}?${query(input)}`);
  const year = { range: '12m', timezone: TAIPEI };
  const calls = {
    'all time': () => get(''),
    'overview of 12 months': () => get('', year),
    '365 days': () => get('/daily/revised', { days: 365, timezone: ADELAIDE }),
    'hours of a day': () => get('/hourly/revised', { date: dayBefore(40), timezone: TAIPEI }),
    'platforms of 12 months': () => get('/platforms/revised', year),
    'referrers of 12 months': () => get('/referrers/revised', year),
    'regions of 12 months': () => get('/regions', year),
    'cities of 12 months': () => get('/cities', year),
    'cities of a country': () => get('/cities', { ...year, region: 'TW' }),
    live: () => get('/live'),
    'table of 12 months': () => get('/daily/report', year),
    status: () => person.call('GET', `/link/${slug}/overview/status`),
  };
  for (const [name, call] of Object.entries(calls)) yield [`link: ${name}`, call];
}

function* groupCalls(person, tagId) {
  const get = (path, input = {}) => person.call('GET', `/my/analytics/${path}?${query(input)}`);
  const list = (more) => person.call('POST', '/links/overview/query', { limit: 100, start: -1, ...more });
  const year = { range: '12m', timezone: TAIPEI };
  const calls = {
    'top links of 30 days': () => get('links', { range: '30d' }),
    'top links of 12 months': () => get('links', { ...year, limit: 50 }),
    'table of 12 months': () => get('daily/report', year),
    live: () => get('live'),
    'list of 100 links': () => list({}),
    'list by clicks': () => list({ sort: 'clicks' }),
    totals: () => person.call('POST', '/my/links/summary/query', {}),
    'tag of 20 links, 12 months': () => get('report', { ...year, tagId }),
    'tag of 20 links, 30 days': () => get('report', { range: '30d', tagId }),
    'cities of a tag': () => get('cities', { ...year, tagId, region: 'TW' }),
    'cities of 12 months': () => get('cities', year),
    'top links of a tag': () => get('links', { ...year, tagId }),
  };
  for (const [name, call] of Object.entries(calls)) yield [`group: ${name}`, call];
}

function* siteCalls(person) {
  const get = (path, input = {}) => person.call('GET', `/admin/analytics/${path}?${query(input)}`);
  const calls = {
    'top links of 30 days': () => get('links', { range: '30d' }),
    'top links of 12 months': () => get('links', { range: '12m', limit: 50 }),
    'cities of 12 months': () => get('cities', { range: '12m' }),
    live: () => get('live'),
  };
  for (const [name, call] of Object.entries(calls)) yield [`site: ${name}`, call];
}

async function tagLinks({ member, database }, links) {
  const { tagId } = await member.call('POST', '/my/tags', { value: `${links} links` });
  await database.query('INSERT INTO link_tags (link_id, tag_id) SELECT id, ? FROM links WHERE id <= ?', [
    tagId,
    links,
  ]);
  return tagId;
}

/** Names of calls and how to make them, in the order in which they are told. */
export async function reportCalls({ member, admin, database }) {
  const tagId = await tagLinks({ member, database }, 20);
  return [
    ...reportsOf('link', member, '/links/bench-1/extendquery/overview'),
    ...linkCalls(member, 'bench-1'),
    ...reportsOf('group', member, '/my/analytics/report'),
    ...groupCalls(member, tagId),
    ...reportsOf('site', admin, '/admin/analytics/report'),
    ...siteCalls(admin),
  ];
}
