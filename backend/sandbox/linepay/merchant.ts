/** A shop at LINE Pay, with what its contract says. */
export interface LinePayMerchant {
  readonly channelId: string;
  readonly channelSecret: string;
  readonly name: string;
  /** Whether it may charge again without the buyer. */
  readonly preapproved: boolean;
  readonly refundWithinDays: number;
  /** How long a key for further charges lives; for ever when it is absent. */
  readonly keyLifeDays?: number;
}

export const DEMO_MERCHANT: LinePayMerchant = {
  channelId: '1234567890',
  channelSecret: 'a917ab6a2367b536f8e5a6e2977e06f4',
  name: 'Linklet demo shop',
  preapproved: true,
  refundWithinDays: 60,
};
