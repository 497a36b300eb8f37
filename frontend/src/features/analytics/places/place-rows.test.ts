import { type Locale, LOCALES } from '../../../i18n/locale';
import { REST, type TownClicks } from '../report';
import { countyName, TAIWAN_COUNTIES } from '../taiwan';
import { joinedRows, type PlaceWords, regionRows, townRows } from './place-rows';
import { regionNames } from './region-names';
import { townOf, townsOf } from './taiwan-towns';

const COLLECTIVE = new Map([
  ['others', 'unknown'],
  [REST, 'everything else'],
]);

const wordsIn = (locale: Locale, names: ReadonlyMap<string, string> | null = null): PlaceWords => ({
  locale,
  collectiveName: (code) => COLLECTIVE.get(code) ?? null,
  regionName: (code) => (names ? names.get(code) : countyName(locale, code)) ?? code,
  townOf,
  inRegion: (town, region) => (locale === 'zh-TW' ? `${region} ${town}` : `${town}, ${region}`),
  countryName: null,
});

const clicks = (region: string, subdivision: string, name: string, totalClicks = 1): TownClicks => ({
  name,
  region,
  subdivision,
  totalClicks,
  uniqueClicks: 1,
});
const labelsOf = (towns: readonly TownClicks[], words: PlaceWords): readonly string[] =>
  townRows(towns, words).map(({ label }) => label);

it.each([
  ['CYQ', 'Chiayi County', '嘉義縣'],
  ['CYI', 'Chiayi City', '嘉義市'],
  ['HSQ', 'Hsinchu', '新竹縣'],
  ['HSZ', 'Hsinchu', '新竹市'],
  ['KHH', 'Taoyuan', '高雄市 桃源區'],
  ['TAO', 'Taoyuan', '桃園市'],
  ['TAO', 'Taoyuan District', '桃園市 桃園區'],
  ['TPE', 'Taipei', '臺北市'],
  ['HUA', 'Hualien City', '花蓮縣 花蓮市'],
  ['ILA', 'Yilan', '宜蘭縣 宜蘭市'],
  ['MIA', 'Toufen Township', '苗栗縣 頭份市'],
  ['NWT', 'Chung-ho', '新北市 中和區'],
  ['CHA', 'Antoushan', '彰化縣 Antoushan'],
  ['TPE', 'others', '臺北市 unknown'],
  ['others', 'others', 'unknown'],
  ['others', 'Taipei', 'Taipei'],
])('in %s the town %s is %s', (county, name, label) => {
  expect(labelsOf([clicks('TW', county, name)], wordsIn('zh-TW'))).toEqual([label]);
});

it.each([
  ['ja', 'PIF', 'Wanluan', '万巒郷, 屏東県'],
  ['en', 'TPE', 'Daan', 'Daan, Taipei City'],
  ['vi', 'TNN', 'Nanqu', 'South, Thành phố Đài Nam'],
] as const)('in %s towns are called as the language does', (locale, county, name, label) => {
  expect(labelsOf([clicks('TW', county, name)], wordsIn(locale))).toEqual([label]);
});

it('what stands for the rest of a list is the last row, by a name of its own', () => {
  const rows = townRows(
    [clicks(REST, REST, REST, 9), clicks('TW', 'TPE', 'Daan')].map((each) => ({ ...each, region: 'TW' })),
    wordsIn('en'),
  );
  expect(rows.map(({ name, label }) => [name, label])).toEqual([
    ['TPE/Daan', 'Daan, Taipei City'],
    [REST, 'everything else'],
  ]);
});

it('two names of one place are one row', () => {
  const rows = townRows(
    [
      clicks('TW', 'NWT', 'Zhonghe', 4),
      clicks('TW', 'TPE', 'Taipei', 3),
      clicks('TW', 'TPE', 'Taipei City', 2),
    ],
    wordsIn('en'),
  );
  expect(rows.map(({ label, totalClicks, uniqueClicks }) => [label, totalClicks, uniqueClicks])).toEqual([
    ['Taipei City', 5, 2],
    ['Zhonghe, New Taipei City', 4, 1],
  ]);
});

it('towns of one name in several regions are told apart, and so is what is not known of each', () => {
  const words = wordsIn('en', regionNames('en', 'US'));
  const rows = townRows(
    ['IL', 'MO'].flatMap((state) => [clicks('US', state, 'Springfield'), clicks('US', state, 'others')]),
    words,
  );
  expect(rows.map(({ label }) => label)).toEqual([
    'Springfield, Illinois',
    'unknown, Illinois',
    'Springfield, Missouri',
    'unknown, Missouri',
  ]);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(4);
});

it('a town that is called like its region is called so once', () => {
  expect(labelsOf([clicks('JP', '13', 'Tokyo')], wordsIn('en', regionNames('en', 'JP')))).toEqual(['Tokyo']);
});

it.each([
  ['zh-TW', 'JP', '27', '大阪府'],
  ['zh-TW', 'JP', '34', '廣島縣'],
  ['ja', 'JP', '34', '広島県'],
  ['vi', 'JP', '23', 'Aichi'],
  ['zh-TW', 'HK', 'KYT', '油尖旺區'],
  ['en', 'US', 'CA', 'California'],
  ['vi', 'VN', 'SG', 'Hồ Chí Minh'],
  ['id', 'ID', 'JB', 'Jawa Barat'],
] as const)('in %s the part %s-%s is called %s', (locale, country, code, name) => {
  expect(regionNames(locale, country).get(code)).toBe(name);
});

it('knows all 368 towns of Taiwan by names of their own in each county', () => {
  const towns = TAIWAN_COUNTIES.map(townsOf);
  expect(towns.flat()).toHaveLength(368);
  for (const ofCounty of towns) {
    for (const locale of LOCALES) {
      expect(new Set(ofCounty.map((town) => town[locale])).size).toBe(ofCounty.length);
    }
    for (const town of ofCounty) expect(town['zh-TW']).toMatch(/^\p{Script=Han}+[區鄉鎮市]$/u);
  }
});

it('rows of one name are one, whatever else there is', () => {
  expect(
    joinedRows([clicks('JP', '', 'others', 2), clicks('JP', '', '13', 3), clicks('JP', '', 'others', 2)]),
  ).toEqual([{ ...clicks('JP', '', 'others', 4), uniqueClicks: 2 }, clicks('JP', '', '13', 3)]);
});

describe('places of several countries', () => {
  const words: PlaceWords = { ...wordsIn('en'), countryName: (code) => (code === 'TW' ? 'Taiwan' : 'Japan') };
  const part = (region: string, name: string, totalClicks = 1) => ({
    region,
    name,
    totalClicks,
    uniqueClicks: 1,
  });

  it('say which country they are in, and are no others of the same code', () => {
    const rows = regionRows([part('TW', 'TPE', 2), part('JP', 'TPE'), part('others', 'others')], words);
    expect(rows.map(({ name, label }) => [name, label])).toEqual([
      ['TW/TPE', 'Taipei City, Taiwan'],
      ['JP/TPE', 'Taipei City, Japan'],
      ['others/others', 'unknown'],
    ]);
    expect(labelsOf([clicks('JP', 'others', 'Osaka')], words)).toEqual(['Osaka, Japan']);
    expect(labelsOf([clicks('others', REST, REST)], words)).toEqual(['everything else']);
  });
});
