import { Module } from '@nestjs/common';
import { GroupsModule } from '../../../groups';
import { ApplyChange } from './apply-change.service';
import { ChangeSubscription } from './change-subscription.service';
import { ChargeDue } from './charge-due.service';
import { CompareCharge } from './compare-charge.service';
import { DepartureRecord } from './departure-record';
import { DueSubscriptions } from './due-subscriptions.service';
import { FailedRenewals } from './failed-renewals.service';
import { LostMandates } from './lost-mandates.service';
import { MandateFacts } from './mandate-facts.service';
import { MandateUpkeep } from './mandate-upkeep';
import { Mandates } from './mandates.service';
import { MissedRenewals } from './missed-renewals.service';
import { NextCharges } from './next-charges.service';
import { PayersWhoLeave } from './payers-who-leave.service';
import { RemindPayers } from './remind-payers.service';
import { RenewalUpkeep } from './renewal-upkeep';
import { Renewals } from './renewals.service';
import { SoldSubscriptions } from './sold-subscriptions.service';
import { Subscriptions } from './subscriptions.service';
import { PaymentMailsModule } from '../mails/mails.module';
import { PaymentLedgerModule } from '../ledger/ledger.module';
import { PaymentGatewayEventsModule } from '../gateway-events/gateway-events.module';
import { PaymentMandatesModule } from '../mandates/mandates.module';
import { PaymentRefundsModule } from '../refunds/refunds.module';
import { PaymentStoresModule } from '../../payment-stores.module';

/** What groups have for as long as they pay. */
@Module({
  imports: [
    GroupsModule,
    PaymentStoresModule,
    PaymentMailsModule,
    PaymentLedgerModule,
    PaymentGatewayEventsModule,
    PaymentMandatesModule,
    PaymentRefundsModule,
  ],
  providers: [
    ApplyChange,
    ChangeSubscription,
    ChargeDue,
    CompareCharge,
    DepartureRecord,
    DueSubscriptions,
    FailedRenewals,
    LostMandates,
    MandateFacts,
    MandateUpkeep,
    Mandates,
    MissedRenewals,
    NextCharges,
    PayersWhoLeave,
    RemindPayers,
    RenewalUpkeep,
    Renewals,
    SoldSubscriptions,
    Subscriptions,
  ],
  exports: [
    ApplyChange,
    ChangeSubscription,
    ChargeDue,
    CompareCharge,
    DueSubscriptions,
    FailedRenewals,
    MandateFacts,
    NextCharges,
    PayersWhoLeave,
    RemindPayers,
    Renewals,
    SoldSubscriptions,
    Subscriptions,
  ],
})
export class PaymentSubscriptionsModule {}
