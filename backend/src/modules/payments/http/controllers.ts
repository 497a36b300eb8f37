import { AdminCouponsController, CouponsController } from './coupons.controller';
import { AdminBillingController } from './admin-billing.controller';
import { DomainSubscriptionsController } from './domain-subscriptions.controller';
import { InvoicesController } from './invoices.controller';
import { LinePayController } from './line-pay.controller';
import { NewebpayController } from './newebpay.controller';
import { PaymentAlertsController } from './payment-alerts.controller';
import { PayPalConfirmationsController } from './paypal-confirmations.controller';
import { PayPalController } from './paypal.controller';
import { SubscriptionChangesController } from './subscription-changes.controller';
import { AdminRefundsController } from './refunds.controller';
import { OrdersController } from './orders.controller';
import { SubscriptionController } from './subscription.controller';

/** All that people, gateways and those who run the site ask of payments. */
export const CONTROLLERS = [
  AdminBillingController,
  AdminCouponsController,
  AdminRefundsController,
  CouponsController,
  DomainSubscriptionsController,
  InvoicesController,
  LinePayController,
  NewebpayController,
  PaymentAlertsController,
  PayPalConfirmationsController,
  PayPalController,
  SubscriptionChangesController,
  OrdersController,
  SubscriptionController,
];
