export type Platform =
  'iphone' | 'ipad' | 'ipod' | 'android' | 'windows' | 'chromeos' | 'macintosh' | 'linux' | 'others';

/** Televisions, consoles and watches; most run a system of desks or phones, for whose apps and pages they are no place. */
const APPLIANCES =
  /\b(?:Smart-?TV|SMART-TV|Android TV|GoogleTV|AppleTV|HbbTV|NetCast|Web0S|BRAVIA|CrKey|Roku|AFT[A-Z]{1,4}\d?|Tizen [\d.]+\) .*TV|PlayStation|Nintendo|Xbox|Watch\d*)\b/;

// First match wins: an iPod also says "iPhone", Android also says "Linux", and its phones may be called "iPhone".
const MARKS: readonly (readonly [RegExp, Platform])[] = [
  [APPLIANCES, 'others'],
  [/Windows Phone|IEMobile/, 'others'],
  [/Android/, 'android'],
  [/iPad/, 'ipad'],
  [/iPod/, 'ipod'],
  [/iPhone/, 'iphone'],
  [/Windows/, 'windows'],
  [/CrOS/, 'chromeos'],
  [/Macintosh/, 'macintosh'],
  [/Linux/, 'linux'],
];

/** The device as reports name it. An iPad that asks for desktop pages says Macintosh and cannot be told apart. */
export function platformOf(userAgent: string): Platform {
  return MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'others';
}
