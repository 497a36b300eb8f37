import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { Alerts } from './application/desk/alerts.service';
import { DeskNames } from './application/desk/desk-names.service';
import { FindBilling } from './application/desk/find-billing.service';
import { GroupPages } from './application/desk/group-page.service';
import { ManualPayments } from './application/desk/manual-payments.service';
import { OrderPages } from './application/desk/order-page.service';
import { ReadOrderRecords } from './application/desk/order-records.service';
import { AfterPayment } from './application/after-payment.service';
import { ApplyChange } from './application/apply-change.service';
import { AfterRefund } from './application/after-refund.service';
import { AllowanceChanges } from './application/allowance-changes.service';
import { AskGateway } from './application/ask-gateway.service';
import { AttemptChanges } from './application/attempt-changes.service';
import { BillingStandings } from './application/billing-standing.service';
import { ChangeCard } from './application/change-card.service';
import { ChangeQuotes } from './application/change-quotes.service';
import { AskAboutMandate } from './application/ask-about-mandate.service';
import { CardChecks } from './application/card-checks.service';
import { CardUpdates } from './application/card-updates.service';
import { ChangeSubscription } from './application/change-subscription.service';
import { ChangeTerms } from './application/change-terms.service';
import { ChargeDue } from './application/charge-due.service';
import { Checkout } from './application/checkout.service';
import { CompareCharge } from './application/compare-charge.service';
import { ConfirmPayment } from './application/confirm-payment.service';
import { Coupons } from './application/coupons.service';
import { DeskAudit } from './application/desk-audit.service';
import { DepartureRecord } from './application/departure-record';
import { DomainSubscriptions } from './application/domain-subscriptions.service';
import { DueSubscriptions } from './application/due-subscriptions.service';
import { FactHandlers } from './application/fact-handlers.service';
import { FailedRenewals } from './application/failed-renewals.service';
import { FinalChargeChecks } from './application/final-charge-checks.service';
import { FollowRefunds } from './application/follow-refunds.service';
import { GatewayFacts } from './application/gateway-facts.service';
import { HandOvers } from './application/hand-overs.service';
import { HeldRefunds } from './application/held-refunds.service';
import { INVOICE_SERVICES } from './application/invoice-services';
import { MandateFacts } from './application/mandate-facts.service';
import { MandateTerms } from './application/mandate-terms.service';
import { MandateUpkeep } from './application/mandate-upkeep';
import { LearnedMandates } from './application/learned-mandates.service';
import { LostMandates } from './application/lost-mandates.service';
import { MandateAlerts } from './application/mandate-alerts.service';
import { Mandates } from './application/mandates.service';
import { MissedRenewals } from './application/missed-renewals.service';
import { MoneyCheck } from './application/money-check';
import { OfferPayments } from './application/offer-payments.service';
import { OneTimePurchases } from './application/one-time-purchases.service';
import { OneTimeSales } from './application/one-time-sales.service';
import { NextCharges } from './application/next-charges.service';
import { NoticeCounts } from './application/notice-counts.service';
import { OpenAttempts } from './application/open-attempts.service';
import { OrderRefunds } from './application/order-refunds.service';
import { PayersWhoLeave } from './application/payers-who-leave.service';
import { PaymentNumbers } from './application/payment-numbers';
import { PaymentMetrics } from './application/payment-metrics';
import { PaymentMails } from './application/payment-mails.service';
import { PaymentNotices } from './application/payment-notices.service';
import { PaymentRecords } from './application/payment-records.service';
import { PaymentRecipients } from './application/payment-recipients.service';
import { PaymentOffers } from './application/payment-offers.service';
import { PaymentPage } from './application/payment-page.service';
import { PaymentUpkeep } from './application/payment-upkeep';
import { PaymentsPersonalData } from './application/payments-personal-data';
import { AllowanceStore } from './application/ports/allowance-store';
import { Books } from './application/ports/books';
import { CardCheckStore } from './application/ports/card-check-store';
import { CouponStore } from './application/ports/coupon-store';
import { DepartedPayers } from './application/ports/departed-payers';
import { InvoiceProviders } from './application/ports/invoice-provider';
import { InvoiceSettingsStore } from './application/ports/invoice-settings-store';
import { InvoiceStore } from './application/ports/invoice-store';
import { MissedRenewalStore } from './application/ports/missed-renewal-store';
import { OrderStore } from './application/ports/order-store';
import { PaymentGateways } from './application/ports/payment-gateway';
import { RefundStore } from './application/ports/refund-store';
import { SubscriptionStore } from './application/ports/subscription-store';
import { PurgeRecords } from './application/purge-records.service';
import { RetainedRecords } from './application/ports/retained-records';
import { SqlRetainedRecords } from './infrastructure/sql-retained-records';
import { Purchases } from './application/purchases.service';
import { ReceiveEvent } from './application/receive-event.service';
import { ReceiveNotice } from './application/receive-notice.service';
import { RefundAlerts } from './application/refund-alerts.service';
import { RefundChanges } from './application/refund-changes.service';
import { RefundUpkeep } from './application/refund-upkeep';
import { RefundedOrders } from './application/refunded-orders.service';
import { Refunds } from './application/refunds.service';
import { ComparePayments } from './application/reconciliation/compare-payments.service';
import { Reconcile } from './application/reconciliation/reconcile.service';
import { ReconciliationReports } from './application/reconciliation/reconciliation-reports.service';
import { ReconciliationUpkeep } from './application/reconciliation/reconciliation-upkeep';
import { RemindPayers } from './application/remind-payers.service';
import { RenewalUpkeep } from './application/renewal-upkeep';
import { Renewals } from './application/renewals.service';
import { ScheduledTerms } from './application/scheduled-terms.service';
import { ReturnedMoney } from './application/returned-money.service';
import { Sellers } from './application/sellers.service';
import { SettleRefund } from './application/settle-refund.service';
import { Settlement } from './application/settlement.service';
import { SoldSubscriptions } from './application/sold-subscriptions.service';
import { StartPayment } from './application/start-payment.service';
import { Subscriptions } from './application/subscriptions.service';
import { UnappliedPayments } from './application/unapplied-payments.service';
import { UsePayment } from './application/use-payment.service';
import { CONTROLLERS } from './http/controllers';
import { AttemptCountsQuery } from './infrastructure/attempt-counts.query';
import { BrokenInvariantsQuery } from './infrastructure/broken-invariants.query';
import { ConfiguredGateways } from './infrastructure/configured-gateways';
import { ConfiguredInvoices } from './infrastructure/configured-invoices';
import { BillingSearchQuery } from './infrastructure/desk/billing-search.query';
import { DESK_STORES } from './infrastructure/desk/desk-stores';
import { OrderHistoryQuery } from './infrastructure/desk/order-history.query';
import { PAYMENT_SCHEMAS } from './infrastructure/payments.schemas';
import { PayPalNames } from './infrastructure/paypal/paypal-catalog';
import { REFUND_SCHEMAS } from './infrastructure/refunds.schemas';
import { SqlPayPalNames } from './infrastructure/paypal/sql-paypal-names';
import { SqlBooks } from './infrastructure/sql-books';
import { SqlCouponStore } from './infrastructure/sql-coupon-store';
import { SqlDepartedPayers } from './infrastructure/sql-departed-payers';
import { SqlInvoiceSettingsStore } from './infrastructure/sql-invoice-settings-store';
import { TypeormAllowanceStore } from './infrastructure/typeorm-allowance-store';
import { TypeormCardCheckStore } from './infrastructure/typeorm-card-check-store';
import { TypeormInvoiceStore } from './infrastructure/typeorm-invoice-store';
import { TypeormMissedRenewalStore } from './infrastructure/typeorm-missed-renewal-store';
import { TypeormOrderStore } from './infrastructure/typeorm-order-store';
import { TypeormRefundStore } from './infrastructure/typeorm-refund-store';
import { TypeormSubscriptionStore } from './infrastructure/typeorm-subscription-store';
import { GroupPlans } from './plans/application/group-plans.service';
import { PlanSeller } from './plans/application/plan-seller';
import { PlanInvariants } from './plans/infrastructure/plan-invariants';

@Module({
  imports: [
    BillingModule,
    GroupsModule,
    IdentityModule,
    TypeOrmModule.forFeature([...PAYMENT_SCHEMAS, ...REFUND_SCHEMAS]),
  ],
  controllers: [...CONTROLLERS],
  providers: [
    AfterPayment,
    ApplyChange,
    AfterRefund,
    AllowanceChanges,
    AskAboutMandate,
    Alerts,
    AskGateway,
    AttemptChanges,
    AttemptCountsQuery,
    BillingSearchQuery,
    BillingStandings,
    ChangeCard,
    ChangeQuotes,
    CardChecks,
    CardUpdates,
    ChangeSubscription,
    ChangeTerms,
    ChargeDue,
    Checkout,
    CompareCharge,
    ComparePayments,
    ConfirmPayment,
    Coupons,
    DeskAudit,
    DepartureRecord,
    DeskNames,
    DomainSubscriptions,
    DueSubscriptions,
    FactHandlers,
    FailedRenewals,
    FinalChargeChecks,
    FollowRefunds,
    FindBilling,
    GatewayFacts,
    GroupPages,
    HandOvers,
    HeldRefunds,
    ...INVOICE_SERVICES,
    BrokenInvariantsQuery,
    MandateFacts,
    MandateTerms,
    MandateUpkeep,
    LearnedMandates,
    LostMandates,
    MandateAlerts,
    Mandates,
    MissedRenewals,
    ManualPayments,
    MoneyCheck,
    NextCharges,
    OfferPayments,
    OneTimePurchases,
    OneTimeSales,
    NoticeCounts,
    OpenAttempts,
    OrderRefunds,
    PayersWhoLeave,
    OrderHistoryQuery,
    OrderPages,
    PaymentMails,
    PaymentMetrics,
    PaymentNumbers,
    PaymentNotices,
    PaymentRecipients,
    PaymentRecords,
    PaymentOffers,
    PaymentPage,
    PaymentUpkeep,
    PaymentsPersonalData,
    GroupPlans,
    PlanInvariants,
    PlanSeller,
    Purchases,
    PurgeRecords,
    ReadOrderRecords,
    ReceiveEvent,
    ReceiveNotice,
    Reconcile,
    ReconciliationReports,
    ReconciliationUpkeep,
    RefundAlerts,
    RefundChanges,
    RefundUpkeep,
    RefundedOrders,
    Refunds,
    RemindPayers,
    RenewalUpkeep,
    Renewals,
    ScheduledTerms,
    ReturnedMoney,
    Sellers,
    SettleRefund,
    Settlement,
    SoldSubscriptions,
    StartPayment,
    Subscriptions,
    UnappliedPayments,
    UsePayment,
    { provide: AllowanceStore, useClass: TypeormAllowanceStore },
    { provide: Books, useClass: SqlBooks },
    { provide: CardCheckStore, useClass: TypeormCardCheckStore },
    { provide: CouponStore, useClass: SqlCouponStore },
    { provide: RetainedRecords, useClass: SqlRetainedRecords },
    { provide: DepartedPayers, useClass: SqlDepartedPayers },
    { provide: InvoiceProviders, useClass: ConfiguredInvoices },
    { provide: InvoiceSettingsStore, useClass: SqlInvoiceSettingsStore },
    { provide: InvoiceStore, useClass: TypeormInvoiceStore },
    { provide: MissedRenewalStore, useClass: TypeormMissedRenewalStore },
    { provide: OrderStore, useClass: TypeormOrderStore },
    { provide: PaymentGateways, useClass: ConfiguredGateways },
    { provide: PayPalNames, useClass: SqlPayPalNames },
    { provide: RefundStore, useClass: TypeormRefundStore },
    ...DESK_STORES,
    { provide: SubscriptionStore, useClass: TypeormSubscriptionStore },
  ],
  exports: [GroupPlans, OneTimePurchases, Sellers, SoldSubscriptions],
})
export class PaymentsModule {}
