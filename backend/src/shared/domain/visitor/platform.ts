export type Platform =
  'iphone' | 'ipad' | 'ipod' | 'android' | 'windows' | 'chromeos' | 'macintosh' | 'linux' | 'others';

// First match wins: an iPod also says "iPhone", Android also says "Linux".
const MARKS: readonly (readonly [RegExp, Platform])[] = [
  [/iPad/, 'ipad'],
  [/iPod/, 'ipod'],
  [/iPhone/, 'iphone'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/CrOS/, 'chromeos'],
  [/Macintosh/, 'macintosh'],
  [/Linux/, 'linux'],
];

/** The device as reports name it. An iPad that asks for desktop pages says Macintosh and cannot be told apart. */
export function platformOf(userAgent: string): Platform {
  return MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'others';
}
