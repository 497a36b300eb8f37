/** What Google Analytics sorts into its channels, word for word. */
const WORDS = new Set([
  'ppc',
  'retargeting',
  'display',
  'banner',
  'expandable',
  'interstitial',
  'cpm',
  'social',
  'social-network',
  'social-media',
  'sm',
  'social network',
  'social media',
  'organic',
  'email',
  'e-mail',
  'e_mail',
  'e mail',
  'affiliate',
  'referral',
  'app',
  'link',
  'audio',
  'sms',
]);
const INSIDE = ['cp', 'video', 'mobile', 'notification'];

/** Whether reports have a channel for it. Others are as good, but end up under “Unassigned”. */
export function isKnownMedium(medium: string): boolean {
  const word = medium.trim().toLowerCase();
  if (WORDS.has(word) || word.startsWith('paid') || word.endsWith('push')) return true;
  return INSIDE.some((part) => word.includes(part));
}
