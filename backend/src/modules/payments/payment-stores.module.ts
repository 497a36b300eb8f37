import { Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentNumbers } from './application/payment-numbers';
import { AllowanceStore } from './application/ports/allowance-store';
import { CardCheckStore } from './application/ports/card-check-store';
import { CouponStore } from './application/ports/coupon-store';
import { DepartedPayers } from './application/ports/departed-payers';
import { EventLog } from './application/ports/event-log';
import { InvoiceProviders } from './application/ports/invoice-provider';
import { InvoiceSettingsStore } from './application/ports/invoice-settings-store';
import { InvoiceStore } from './application/ports/invoice-store';
import { Ledger } from './application/ports/ledger';
import { MissedRenewalStore } from './application/ports/missed-renewal-store';
import { OpenAlerts } from './application/ports/open-alerts';
import { OrderStore } from './application/ports/order-store';
import { PaymentGateways } from './application/ports/payment-gateway';
import { RefundStore } from './application/ports/refund-store';
import { RetainedRecords } from './application/ports/retained-records';
import { SubscriptionStore } from './application/ports/subscription-store';
import { SellersService } from './application/sellers.service';
import { AttemptCountsQuery } from './infrastructure/attempt-counts.query';
import { BrokenInvariantsQuery } from './infrastructure/broken-invariants.query';
import { ConfiguredGateways } from './infrastructure/configured-gateways';
import { ConfiguredInvoices } from './infrastructure/configured-invoices';
import { BillingSearchQuery } from './infrastructure/desk/billing-search.query';
import { DESK_STORES } from './infrastructure/desk/desk-stores';
import { OrderHistoryQuery } from './infrastructure/desk/order-history.query';
import { PAYMENT_SCHEMAS } from './infrastructure/payments.schemas';
import { PayPalNames } from './infrastructure/paypal/paypal-catalog';
import { SqlPayPalNames } from './infrastructure/paypal/sql-paypal-names';
import { REFUND_SCHEMAS } from './infrastructure/refunds.schemas';
import { SqlCouponStore } from './infrastructure/sql-coupon-store';
import { SqlDepartedPayers } from './infrastructure/sql-departed-payers';
import { SqlEventLog } from './infrastructure/sql-event-log';
import { SqlInvoiceSettingsStore } from './infrastructure/sql-invoice-settings-store';
import { SqlLedger } from './infrastructure/sql-ledger';
import { SqlOpenAlerts } from './infrastructure/sql-open-alerts';
import { SqlRetainedRecords } from './infrastructure/sql-retained-records';
import { TypeormAllowanceStore } from './infrastructure/typeorm-allowance-store';
import { TypeormCardCheckStore } from './infrastructure/typeorm-card-check-store';
import { TypeormInvoiceStore } from './infrastructure/typeorm-invoice-store';
import { TypeormMissedRenewalStore } from './infrastructure/typeorm-missed-renewal-store';
import { TypeormOrderStore } from './infrastructure/typeorm-order-store';
import { TypeormRefundStore } from './infrastructure/typeorm-refund-store';
import { TypeormSubscriptionStore } from './infrastructure/typeorm-subscription-store';

const PROVIDERS: Provider[] = [
  AttemptCountsQuery,
  BillingSearchQuery,
  BrokenInvariantsQuery,
  OrderHistoryQuery,
  PaymentNumbers,
  SellersService,
  ...DESK_STORES,
  { provide: AllowanceStore, useClass: TypeormAllowanceStore },
  { provide: CardCheckStore, useClass: TypeormCardCheckStore },
  { provide: CouponStore, useClass: SqlCouponStore },
  { provide: DepartedPayers, useClass: SqlDepartedPayers },
  { provide: EventLog, useClass: SqlEventLog },
  { provide: InvoiceProviders, useClass: ConfiguredInvoices },
  { provide: InvoiceSettingsStore, useClass: SqlInvoiceSettingsStore },
  { provide: InvoiceStore, useClass: TypeormInvoiceStore },
  { provide: Ledger, useClass: SqlLedger },
  { provide: MissedRenewalStore, useClass: TypeormMissedRenewalStore },
  { provide: OpenAlerts, useClass: SqlOpenAlerts },
  { provide: OrderStore, useClass: TypeormOrderStore },
  { provide: PaymentGateways, useClass: ConfiguredGateways },
  { provide: PayPalNames, useClass: SqlPayPalNames },
  { provide: RefundStore, useClass: TypeormRefundStore },
  { provide: RetainedRecords, useClass: SqlRetainedRecords },
  { provide: SubscriptionStore, useClass: TypeormSubscriptionStore },
];

/** What all capabilities of payments stand on: stores, gateways, those who sell, numbers. */
@Module({
  imports: [TypeOrmModule.forFeature([...PAYMENT_SCHEMAS, ...REFUND_SCHEMAS])],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class PaymentStoresModule {}
