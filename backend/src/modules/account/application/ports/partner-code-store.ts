/** Whom a code stands for, and with whom. */
export interface PartnerGrant {
  readonly userId: number;
  readonly groupId: number;
  /** Origin of the partner's page that the code was made for. */
  readonly audience: string;
}

/** One-time codes for the partner's page, stored as hashes. */
export abstract class PartnerCodeStore {
  abstract add(hash: string, grant: PartnerGrant, expiresAt: Date): Promise<void>;
  /** Uses the code up; of all who try, one gets what it stands for. */
  abstract redeem(hash: string, audience: string, now: Date): Promise<PartnerGrant | null>;
  abstract erase(userId: number): Promise<void>;
  abstract removeExpiredBefore(moment: Date): Promise<void>;
}
