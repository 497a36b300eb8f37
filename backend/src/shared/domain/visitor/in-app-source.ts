// First match wins: the browsers of one company's apps carry each other's marks.
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/MessengerForiOS|FB_IAB\/MESSENGER|Orca-Android|MessengerLite/, 'messenger'],
  [/Instagram /, 'instagram'],
  [/Barcelona /, 'threads'],
  [/FBAN\/FBIOS|FB_IAB\/FB4A|MetaIAB/, 'facebook'],
  [/Twitter for iPhone|TwitterAndroid/, 'x'],
  [/(?:^|[\s;)])Line\//, 'line'],
  [/MicroMessenger\//, 'wechat'],
  [/KAKAOTALK/, 'kakaotalk'],
  [/Zalo iOS|Zalo android|Zalo\//, 'zalo'],
  [/musical_ly|trill_|BytedanceWebview|TikTok/, 'tiktok'],
  [/LinkedInApp/, 'linkedin'],
  [/Pinterest\//, 'pinterest'],
  [/GSA\//, 'google'],
];

/** The app whose built-in browser this user agent is; null for browsers that stand alone. */
export function inAppSource(userAgent: string): string | null {
  return MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
}
