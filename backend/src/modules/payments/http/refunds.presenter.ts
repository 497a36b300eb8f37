import { InvalidInput } from '../../../shared/domain/domain-error';
import { inMinor, inUnits, type Money } from '../../../shared/domain/money';
import type { ReducedInvoice } from '../application/invoices/reduced-invoices.service';
import type { RefundedOrder } from '../application/refunds/refunded-orders.service';
import type { InvoiceStep } from '../application/desk/settle-invoice.service';
import type { Allowance } from '../domain/allowance.entity';
import type { Order } from '../domain/order.entity';
import { problem } from '../domain/payments.errors';
import type { Refund } from '../domain/refund.entity';
import type { AdminInvoiceDto, AdminRefundDto, InvoiceStepDto, OrderRefundsDto } from './dto/refunds.dto';
import { wireCurrency } from '../../../shared/http/wire-currency';

const presentRefund = (refund: Refund, allowances: readonly Allowance[]): AdminRefundDto => ({
  number: refund.number,
  amount: inUnits(refund.amount),
  currency: wireCurrency(refund.currency),
  state: refund.state,
  cause: refund.cause,
  reason: refund.reason,
  requestedBy: refund.requestedBy,
  createdTime: refund.createdAt.toISOString(),
  doneTime: refund.doneAt?.toISOString() ?? null,
  nextTime: refund.dueAt?.toISOString() ?? null,
  failure: refund.failure,
  reference: refund.reference,
  allowanceNumber: allowances.find(({ refundId }) => refundId === refund.id)?.number ?? null,
});

export const presentRefunds = ({ refunds, allowances, left }: RefundedOrder): OrderRefundsDto => ({
  refunds: refunds.map((refund) => presentRefund(refund, allowances)),
  left: inUnits(left),
  currency: wireCurrency(left.currency),
});

export const presentAdminInvoice = ({ invoice, allowances }: ReducedInvoice): AdminInvoiceDto => ({
  state: invoice.state,
  number: invoice.number,
  invoiceNumber: invoice.invoiceNumber,
  allowanceNumber: invoice.allowanceNumber,
  failure: invoice.reason,
  allowances: allowances.map(({ amount, state, number: allowanceNumber, reason: failure }) => ({
    amount: inUnits(amount),
    state,
    allowanceNumber,
    failure,
  })),
});

function amountFrom(units: number, currency: Order['currency']): Money {
  const amount = inMinor(units, currency);
  if (amount) return amount;
  const message = 'Give whole NT$, or US$ with up to two decimals.';
  throw new InvalidInput([problem('amount', 'refund-amount', message)]);
}

/** Throws `InvalidInput` for parts of the smallest unit, once the order and so its currency is known. */
export const wantedAmount =
  (units: number | undefined) =>
  ({ currency }: Order): Money | undefined =>
    units === undefined ? undefined : amountFrom(units, currency);

/** What belongs to another action is refused by name. Throws `InvalidInput`. */
export function invoiceStepFrom({ action, amount, allowanceNumber, isDone }: InvoiceStepDto): InvoiceStep {
  const foreign = [
    ...(action === 'allowance' ? [] : Object.entries({ amount, allowanceNumber })),
    ...(action === 'void' ? [] : Object.entries({ isDone })),
  ].find(([, value]) => value !== undefined);
  if (foreign) {
    throw new InvalidInput([problem(foreign[0], 'field-not-of-action', `Leave this out of ${action}.`)]);
  }
  switch (action) {
    case 'retry':
      return { action };
    case 'void':
      return { action, isDone: isDone ?? false };
    case 'allowance':
      return {
        action,
        minor: amount === undefined ? null : amountFrom(amount, 'TWD').minor,
        number: allowanceNumber ?? null,
      };
  }
}
