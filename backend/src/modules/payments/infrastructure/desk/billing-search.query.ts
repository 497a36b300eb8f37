import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { PAYMENT_TYPES } from '../../domain/payment-type';

/** By what an order was found. */
export const SEARCH_KEYS = ['order', 'invoice', 'payment', 'mandate', 'payer', 'group'] as const;
export type SearchKey = (typeof SEARCH_KEYS)[number];

export interface FoundOrderId {
  readonly orderId: number;
  readonly by: SearchKey;
}

const GATEWAYS = PAYMENT_TYPES.map((type) => `'${type}'`).join(', ');

/** Each by an index. */
const BY_NAME: readonly (readonly [SearchKey, string])[] = [
  ['order', 'SELECT id AS order_id FROM orders WHERE external_id = ?'],
  ['invoice', 'SELECT order_id FROM invoices WHERE invoice_number = ?'],
  ['invoice', 'SELECT order_id FROM invoices WHERE number = ?'],
  ['payment', 'SELECT order_id FROM payment_attempts WHERE number = ?'],
  ['payment', `SELECT order_id FROM payment_attempts WHERE gateway IN (${GATEWAYS}) AND reference = ?`],
  [
    'mandate',
    `SELECT a.order_id FROM mandates m JOIN payment_attempts a ON a.number = m.number WHERE m.reference = ?`,
  ],
];
const BY_OWNER = {
  payer: 'SELECT id AS order_id FROM orders WHERE payer_id = ? ORDER BY id DESC',
  group: 'SELECT id AS order_id FROM orders WHERE group_id = ? ORDER BY id DESC',
} as const;

/** Finds orders by everything that names them. */
@Injectable()
export class BillingSearchQuery {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** By a number of the order, its invoice, a payment or a mandate. */
  async named(text: string, limit: number): Promise<FoundOrderId[]> {
    const found: FoundOrderId[] = [];
    for (const [by, sql] of BY_NAME) found.push(...(await this.select(by, `${sql} LIMIT ${limit}`, text)));
    return found;
  }

  /** Newest first. */
  ownedBy(by: keyof typeof BY_OWNER, ownerId: number, limit: number): Promise<FoundOrderId[]> {
    return this.select(by, `${BY_OWNER[by]} LIMIT ${limit}`, ownerId);
  }

  private async select(by: SearchKey, sql: string, value: string | number): Promise<FoundOrderId[]> {
    const rows = await this.unitOfWork.manager.query<{ order_id: number | string }[]>(sql, [value]);
    return rows.map(({ order_id: orderId }) => ({ orderId: Number(orderId), by }));
  }
}
