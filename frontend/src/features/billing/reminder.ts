import type { ApiError } from '../../api/api-error';
import { type FeatureName, FEATURES, type LimitName, LIMITS } from './plan';

/** What a person ran into, and could go on from. */
export type Reminder =
  | {
      readonly kind: 'limit';
      readonly limit: LimitName;
      readonly used: number;
      readonly allowed: number;
      /** The smallest plan that allows more; null when none does. */
      readonly plan: string | null;
    }
  | { readonly kind: 'feature'; readonly feature: FeatureName; readonly plan: string | null }
  | { readonly kind: 'seat' }
  | { readonly kind: 'log-in' };

const named = <T extends string>(names: readonly T[], name: string | null): T | null =>
  names.find((each) => each === name) ?? null;

function limitReached(error: ApiError): Reminder | null {
  const limit = named(LIMITS, error.textOf('what'));
  if (limit === null) return null;
  const [used, allowed] = [error.numberOf('used') ?? 0, error.numberOf('limit') ?? 0];
  return { kind: 'limit', limit, used, allowed, plan: error.textOf('plan') };
}

function featureMissing(error: ApiError): Reminder | null {
  const feature = named(FEATURES, error.textOf('feature'));
  return feature === null ? null : { kind: 'feature', feature, plan: error.textOf('plan') };
}

/** What a refused call is to remind of; null when it is about something else. */
export function reminderOf(error: ApiError, isSignedIn: boolean): Reminder | null {
  switch (error.code) {
    case 'plan.limit-reached':
      return limitReached(error);
    case 'plan.feature-missing':
      return featureMissing(error);
    case 'plan.seat-read-only':
      return { kind: 'seat' };
    case 'identity.plz-login':
      // A session that has ended is another matter, which the session itself takes care of.
      return isSignedIn ? null : { kind: 'log-in' };
    default:
      return null;
  }
}
