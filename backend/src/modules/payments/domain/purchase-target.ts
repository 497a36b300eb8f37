/** What groups buy, as the specification names it; each has a seller. */
export const PURCHASE_TARGETS = ['premium_plan', 'batch', 'domain'] as const;
export type PurchaseTarget = (typeof PURCHASE_TARGETS)[number];
