/** Who is asking: a visitor without a session, a person signed in, or one who has bought a plan. */
export type Audience = 'guest' | 'member' | 'paid';

export function audienceOf(isSignedIn: boolean, planLevel: number): Audience {
  if (!isSignedIn) return 'guest';
  return planLevel > 0 ? 'paid' : 'member';
}

/** The question about many links at once has a page of its own. */
export const BULK_QUESTION = 'bulk';

/** Questions that are offered first, by who is asking. */
export const HOT_QUESTIONS: Readonly<Record<Audience, readonly string[]>> = {
  guest: ['without-account', 'own-name', 'why-numbers-differ', 'link-expiry', 'sign-in', BULK_QUESTION],
  member: ['claim-links', 'why-numbers-differ', 'devices', 'notifications', 'plans', BULK_QUESTION],
  paid: ['analytics-ranges', 'brand-domain', 'groups', 'plans', 'export-data', BULK_QUESTION],
};
