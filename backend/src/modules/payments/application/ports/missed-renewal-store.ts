import type { MissedRenewal } from '../../domain/missed-renewal.entity';
import type { Subscription } from '../../domain/subscription.entity';

type Key = Pick<Subscription, 'id' | 'periodNumber'>;

/** Renewals that were not paid when they were due. */
export abstract class MissedRenewalStore {
  /** False when it was noted before. */
  abstract add(missed: MissedRenewal): Promise<boolean>;
  abstract save(missed: MissedRenewal): Promise<void>;
  abstract find(of: Key): Promise<MissedRenewal | null>;
  /** Part of the caller's transaction, until whose end no other changes it. */
  abstract hold(of: Key): Promise<MissedRenewal | null>;
  /** Longest due first. */
  abstract toRemind(now: Date, limit: number): Promise<MissedRenewal[]>;
  abstract toCharge(now: Date, limit: number): Promise<MissedRenewal[]>;
}
