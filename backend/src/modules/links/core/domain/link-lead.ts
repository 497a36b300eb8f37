import type { LinkSettings } from './link-settings';
import type { LinkFindings } from './link-findings';

/** What becomes of a visitor who follows a link. */
export const LEAD_STATES = ['live', 'warned', 'expired', 'disabled', 'deleted'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** Where a link leads those to whom none of its conditions apply. */
export interface LinkLead {
  readonly state: LeadState;
  /** Null where it leads nowhere. */
  readonly url: string | null;
}

type Leading = Pick<LinkSettings, 'url' | 'expiresAt' | 'fallbackUrl' | 'backupUrl'> &
  LinkFindings & { readonly isTrashed: boolean };

const nowhere = (state: LeadState): LinkLead => ({ state, url: null });

/** In the order of the rules by which visits are answered. */
export function leadOf(link: Leading, now: Date): LinkLead {
  if (link.isTrashed) return nowhere('deleted');
  if (link.disabledFor !== null) return nowhere('disabled');
  if (link.expiresAt !== null && link.expiresAt <= now) {
    return link.fallbackUrl === null ? nowhere('expired') : { state: 'live', url: link.fallbackUrl };
  }
  if (link.warning !== null) return { state: 'warned', url: link.url };
  const url = link.downSince === null ? link.url : (link.backupUrl ?? link.url);
  return { state: 'live', url };
}
