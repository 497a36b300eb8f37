/** Browsers inside other programs, in which Google refuses to sign anybody in. */
export type InAppBrowser = 'LINE' | 'Facebook' | 'Instagram';

const MARKS: readonly (readonly [mark: RegExp, name: InAppBrowser])[] = [
  [/\bLine\/\d/, 'LINE'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bFB(?:AN|AV|_IAB)\b/, 'Facebook'],
];

/** The program whose own browser this is, by what the browser says of itself; null for a real one. */
export const inAppBrowserOf = (userAgent: string): InAppBrowser | null =>
  MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

/** The address that LINE opens in the browser of the phone instead of its own. */
export function outsideLine(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
