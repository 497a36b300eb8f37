import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { AfterPayment } from './application/after-payment.service';
import { AskGateway } from './application/ask-gateway.service';
import { AttemptChanges } from './application/attempt-changes.service';
import { BillingStandings } from './application/billing-standing.service';
import { ChangeSubscription } from './application/change-subscription.service';
import { ChargeDue } from './application/charge-due.service';
import { Checkout } from './application/checkout.service';
import { ConfirmPayment } from './application/confirm-payment.service';
import { Coupons } from './application/coupons.service';
import { DueSubscriptions } from './application/due-subscriptions.service';
import { FailedRenewals } from './application/failed-renewals.service';
import { GatewayFacts } from './application/gateway-facts.service';
import { HandOvers } from './application/hand-overs.service';
import { InvoiceAlerts } from './application/invoice-alerts.service';
import { InvoiceChanges } from './application/invoice-changes.service';
import { InvoiceDocuments } from './application/invoice-documents.service';
import { InvoiceProfiles } from './application/invoice-profiles.service';
import { InvoiceUpkeep } from './application/invoice-upkeep';
import { IssueInvoices } from './application/issue-invoices.service';
import { MandateFacts } from './application/mandate-facts.service';
import { Mandates } from './application/mandates.service';
import { MoneyCheck } from './application/money-check';
import { OfferPayments } from './application/offer-payments.service';
import { NoticeCounts } from './application/notice-counts.service';
import { OpenAttempts } from './application/open-attempts.service';
import { PaymentNumbers } from './application/payment-numbers';
import { PaymentMetrics } from './application/payment-metrics';
import { PaymentMails } from './application/payment-mails.service';
import { PaymentOffers } from './application/payment-offers.service';
import { PaymentPage } from './application/payment-page.service';
import { PaymentUpkeep } from './application/payment-upkeep';
import { PaymentsPersonalData } from './application/payments-personal-data';
import { Books } from './application/ports/books';
import { CouponStore } from './application/ports/coupon-store';
import { InvoiceProviders } from './application/ports/invoice-provider';
import { InvoiceSettingsStore } from './application/ports/invoice-settings-store';
import { InvoiceStore } from './application/ports/invoice-store';
import { OrderStore } from './application/ports/order-store';
import { PaymentGateways } from './application/ports/payment-gateway';
import { SubscriptionStore } from './application/ports/subscription-store';
import { Purchases } from './application/purchases.service';
import { ReceiveEvent } from './application/receive-event.service';
import { ReceiveNotice } from './application/receive-notice.service';
import { RecordInvoice } from './application/record-invoice.service';
import { RemindPayers } from './application/remind-payers.service';
import { Renewals } from './application/renewals.service';
import { Sellers } from './application/sellers.service';
import { Settlement } from './application/settlement.service';
import { StartPayment } from './application/start-payment.service';
import { Subscriptions } from './application/subscriptions.service';
import { UnappliedPayments } from './application/unapplied-payments.service';
import { AdminCouponsController, CouponsController } from './http/coupons.controller';
import { InvoicesController } from './http/invoices.controller';
import { LinePayController } from './http/line-pay.controller';
import { NewebpayController } from './http/newebpay.controller';
import { PayPalController } from './http/paypal.controller';
import { SubscriptionController } from './http/subscription.controller';
import { AttemptCountsQuery } from './infrastructure/attempt-counts.query';
import { BrokenInvariantsQuery } from './infrastructure/broken-invariants.query';
import { ConfiguredGateways } from './infrastructure/configured-gateways';
import { ConfiguredInvoices } from './infrastructure/configured-invoices';
import { PAYMENT_SCHEMAS } from './infrastructure/payments.schemas';
import { PayPalNames } from './infrastructure/paypal/paypal-catalog';
import { SqlPayPalNames } from './infrastructure/paypal/sql-paypal-names';
import { SqlBooks } from './infrastructure/sql-books';
import { SqlCouponStore } from './infrastructure/sql-coupon-store';
import { SqlInvoiceSettingsStore } from './infrastructure/sql-invoice-settings-store';
import { TypeormInvoiceStore } from './infrastructure/typeorm-invoice-store';
import { TypeormOrderStore } from './infrastructure/typeorm-order-store';
import { TypeormSubscriptionStore } from './infrastructure/typeorm-subscription-store';
import { PlanSeller } from './plans/application/plan-seller';

@Module({
  imports: [BillingModule, GroupsModule, IdentityModule, TypeOrmModule.forFeature(PAYMENT_SCHEMAS)],
  controllers: [
    AdminCouponsController,
    CouponsController,
    InvoicesController,
    LinePayController,
    NewebpayController,
    PayPalController,
    SubscriptionController,
  ],
  providers: [
    AfterPayment,
    AskGateway,
    AttemptChanges,
    AttemptCountsQuery,
    BillingStandings,
    ChangeSubscription,
    ChargeDue,
    Checkout,
    ConfirmPayment,
    Coupons,
    DueSubscriptions,
    FailedRenewals,
    GatewayFacts,
    HandOvers,
    InvoiceAlerts,
    InvoiceChanges,
    InvoiceDocuments,
    InvoiceProfiles,
    InvoiceUpkeep,
    IssueInvoices,
    BrokenInvariantsQuery,
    MandateFacts,
    Mandates,
    MoneyCheck,
    OfferPayments,
    NoticeCounts,
    OpenAttempts,
    PaymentMails,
    PaymentMetrics,
    PaymentNumbers,
    PaymentOffers,
    PaymentPage,
    PaymentUpkeep,
    PaymentsPersonalData,
    PlanSeller,
    Purchases,
    ReceiveEvent,
    ReceiveNotice,
    RecordInvoice,
    RemindPayers,
    Renewals,
    Sellers,
    Settlement,
    StartPayment,
    Subscriptions,
    UnappliedPayments,
    { provide: Books, useClass: SqlBooks },
    { provide: CouponStore, useClass: SqlCouponStore },
    { provide: InvoiceProviders, useClass: ConfiguredInvoices },
    { provide: InvoiceSettingsStore, useClass: SqlInvoiceSettingsStore },
    { provide: InvoiceStore, useClass: TypeormInvoiceStore },
    { provide: OrderStore, useClass: TypeormOrderStore },
    { provide: PaymentGateways, useClass: ConfiguredGateways },
    { provide: PayPalNames, useClass: SqlPayPalNames },
    { provide: SubscriptionStore, useClass: TypeormSubscriptionStore },
  ],
})
export class PaymentsModule {}
