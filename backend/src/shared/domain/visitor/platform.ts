export type Platform =
  'iphone' | 'ipad' | 'ipod' | 'android' | 'windows' | 'chromeos' | 'macintosh' | 'linux' | 'others';

/** Televisions, consoles, watches and cars; most run a system of desks or phones, for whose apps and pages they are no place. */
const APPLIANCES =
  /\b(?:Smart-?TV|SMART-TV|Android TV|GoogleTV|AppleTV|HbbTV|NetCast|Web0S|BRAVIA|CrKey|Roku|AFT[A-Z]{1,4}\d?|Tizen [\d.]+\) .*TV|PlayStation|Nintendo|Xbox|Watch\d*|Tesla|QtCarBrowser)\b/;

/** Apps for Android on a Chromebook say Android: its name, its kind of build or the board in it give it away. */
const CHROMEBOOK = /\bCrOS\b|\bChromebook\b|_cheets\b|\bBuild\/R\d{2,3}-\d{4,}\./i;
/** Meta's apps for Android may leave out the browser and its system; they name their package, or themselves. */
const META_ON_ANDROID =
  /\bFBSN\/Android|\bFBPN\/com\.|\bFB(?:AN|_IAB)\/(?:FB4A|EMA|Orca-Android|MessengerLite;)/;

// First match wins: an iPod also says "iPhone", Android also says "Linux", and its phones may be called "iPhone".
const MARKS: readonly (readonly [RegExp, Platform])[] = [
  [APPLIANCES, 'others'],
  [/Windows Phone|IEMobile/i, 'others'],
  [CHROMEBOOK, 'chromeos'],
  [/Android/i, 'android'],
  [META_ON_ANDROID, 'android'],
  [/\biPad/i, 'ipad'],
  [/\biPod/i, 'ipod'],
  [/\biPhone|\bFBAN\/FBIOS/i, 'iphone'],
  [/\bWindows\b/i, 'windows'],
  [/\bMacintosh\b/i, 'macintosh'],
  [/Linux/i, 'linux'],
];

/** The device as reports name it. An iPad that asks for desktop pages says Macintosh and cannot be told apart. */
export function platformOf(userAgent: string): Platform {
  return MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'others';
}
