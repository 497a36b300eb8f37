import type { ProblemTexts } from '../../shared/ui/problem.messages';
import { billingDeskProblems } from './billing-desk-problems.messages';
import { refundMessages } from './refunds.messages';

/** By the server's codes. */
export const refundProblems: ProblemTexts = {
  ...billingDeskProblems,
  'payments.refund-too-much': refundMessages.badAmount,
  'payments.nothing-to-refund': refundMessages.nothing,
  'payments.order-not-paid': refundMessages.nothing,
  'payments.refund-not-stuck': refundMessages.notStuck,
  'payments.refund-does-not-exist': refundMessages.notStuck,
  'payments.invoice-not-waiting': refundMessages.notWaiting,
  'payments.no-invoice': refundMessages.notWaiting,
};
