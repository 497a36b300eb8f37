/** A rule of .dependency-cruiser.cjs, a file that breaks it and no other, and what that file imports. */
export type Planted = readonly [rule: string, file: string, ...imports: string[]];

const developer = 'backend/src/modules/developer';
const payments = 'backend/src/modules/payments/application';

/** Capabilities that use others which do not stand below them. */
export const PLANTED_CAPABILITIES: readonly Planted[] = [
  ...['mcp', 'picsee', 'plan', 'webhooks', 'yourls'].map((name): Planted => [
    `developer-order-${name}`,
    `${developer}/${name}/application/aside.ts`,
    `${developer}/tokens/application/token.ts`,
  ]),
  [
    'developer-order-tokens',
    `${developer}/tokens/application/up.ts`,
    `${developer}/webhooks/application/webhook.ts`,
  ],
  ...[
    ...['mails', 'coupons', 'gateway-events', 'invoices', 'ledger', 'mandates', 'refunds', 'subscriptions'],
    ...['orders', 'changes', 'reconciliation', 'personal-data'],
  ].map((name): Planted => [
    `payments-order-${name}`,
    `${payments}/${name}/aside.service.ts`,
    `${payments}/desk/alerts.service.ts`,
  ]),
  ['payments-order-desk', `${payments}/desk/aside.service.ts`, `${payments}/changes/change-card.service.ts`],
  [
    'payments-order-common',
    `${payments}/common.service.ts`,
    `${payments}/gateway-events/gateway-facts.service.ts`,
  ],
];
