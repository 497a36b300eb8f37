import { iso31662 } from 'iso-3166';
import type { Locale } from '../../../i18n/locale';
import { inJapanese } from './japanese-forms';

// Each line: country and code as clicks are counted under, in Chinese, then in Latin letters. The prefectures of Japan,
// whose names the standard has in letters that few know, and the districts of Hong Kong, which it does not have.
const OWN = `
JP-01|北海道|Hokkaido
JP-02|青森縣|Aomori
JP-03|岩手縣|Iwate
JP-04|宮城縣|Miyagi
JP-05|秋田縣|Akita
JP-06|山形縣|Yamagata
JP-07|福島縣|Fukushima
JP-08|茨城縣|Ibaraki
JP-09|栃木縣|Tochigi
JP-10|群馬縣|Gunma
JP-11|埼玉縣|Saitama
JP-12|千葉縣|Chiba
JP-13|東京都|Tokyo
JP-14|神奈川縣|Kanagawa
JP-15|新潟縣|Niigata
JP-16|富山縣|Toyama
JP-17|石川縣|Ishikawa
JP-18|福井縣|Fukui
JP-19|山梨縣|Yamanashi
JP-20|長野縣|Nagano
JP-21|岐阜縣|Gifu
JP-22|靜岡縣|Shizuoka
JP-23|愛知縣|Aichi
JP-24|三重縣|Mie
JP-25|滋賀縣|Shiga
JP-26|京都府|Kyoto
JP-27|大阪府|Osaka
JP-28|兵庫縣|Hyogo
JP-29|奈良縣|Nara
JP-30|和歌山縣|Wakayama
JP-31|鳥取縣|Tottori
JP-32|島根縣|Shimane
JP-33|岡山縣|Okayama
JP-34|廣島縣|Hiroshima
JP-35|山口縣|Yamaguchi
JP-36|德島縣|Tokushima
JP-37|香川縣|Kagawa
JP-38|愛媛縣|Ehime
JP-39|高知縣|Kochi
JP-40|福岡縣|Fukuoka
JP-41|佐賀縣|Saga
JP-42|長崎縣|Nagasaki
JP-43|熊本縣|Kumamoto
JP-44|大分縣|Oita
JP-45|宮崎縣|Miyazaki
JP-46|鹿兒島縣|Kagoshima
JP-47|沖繩縣|Okinawa
HK-HCW|中西區|Central and Western
HK-HEA|東區|Eastern
HK-HSO|南區|Southern
HK-HWC|灣仔區|Wan Chai
HK-KKC|九龍城區|Kowloon City
HK-KKT|觀塘區|Kwun Tong
HK-KSS|深水埗區|Sham Shui Po
HK-KWT|黃大仙區|Wong Tai Sin
HK-KYT|油尖旺區|Yau Tsim Mong
HK-NIS|離島區|Islands
HK-NKT|葵青區|Kwai Tsing
HK-NNO|北區|North
HK-NSK|西貢區|Sai Kung
HK-NST|沙田區|Sha Tin
HK-NTM|屯門區|Tuen Mun
HK-NTP|大埔區|Tai Po
HK-NTW|荃灣區|Tsuen Wan
HK-NYL|元朗區|Yuen Long
`;

const LENGTH_OF_COUNTRY = 2;
const codeIn = (code: string): string => code.slice(LENGTH_OF_COUNTRY + 1);

function inLocale(locale: Locale, chinese: string, latin: string): string {
  if (locale === 'zh-TW') return chinese;
  return locale === 'ja' ? inJapanese(chinese) : latin;
}

/** How the parts of a country are called, by code: as they call themselves where no better name is known. */
export function regionNames(locale: Locale, country: string): ReadonlyMap<string, string> {
  const isIn = (code: string): boolean => code.startsWith(`${country}-`);
  const named = iso31662
    .filter(({ code }) => isIn(code))
    .map(({ code, name }): [string, string] => [codeIn(code), name]);
  const own = OWN.trim()
    .split('\n')
    .filter(isIn)
    .map((line): [string, string] => {
      const [code = '', chinese = '', latin = ''] = line.split('|');
      return [codeIn(code), inLocale(locale, chinese, latin)];
    });
  return new Map([...named, ...own]);
}
