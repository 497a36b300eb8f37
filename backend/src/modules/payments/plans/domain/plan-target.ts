import type { PurchaseTarget } from '../../domain/purchase-target';

/** What plans are called where others are sold too; a group has one of them at a time. */
export const PLAN: PurchaseTarget = 'premium_plan';
