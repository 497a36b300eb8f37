/** What Google Analytics sorts into its channels. */
const KINDS = [
  'ppc|retargeting|paid.*|.*cp.*',
  'display|banner|expandable|interstitial',
  'social|social[- ](network|media)|sm',
  '.*video.*|organic|e[-_ ]?mail|affiliate|referral|app|link|audio|sms',
  '.*push|.*(mobile|notification).*',
];
const KNOWN = new RegExp(`^(${KINDS.join('|')})$`, 'i');

/** Whether reports have a channel for it; nothing is as good as known. */
export function isKnownMedium(medium: string): boolean {
  const text = medium.trim();
  return text === '' || KNOWN.test(text);
}
