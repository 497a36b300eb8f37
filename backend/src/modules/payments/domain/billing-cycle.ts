/** How often a plan is paid for. */
export const BILLING_CYCLES = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** How often an order is paid for: each billing cycle, or once and never again. */
export const ORDER_CYCLES = [...BILLING_CYCLES, 'once'] as const;
export type OrderCycle = (typeof ORDER_CYCLES)[number];
