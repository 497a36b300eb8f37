import { Module } from '@nestjs/common';
import { GroupsModule } from '../../groups';
import { ApplyChange } from '../application/subscriptions/apply-change.service';
import { ChangeSubscription } from '../application/subscriptions/change-subscription.service';
import { ChargeDue } from '../application/subscriptions/charge-due.service';
import { CompareCharge } from '../application/subscriptions/compare-charge.service';
import { DepartureRecord } from '../application/subscriptions/departure-record';
import { DueSubscriptions } from '../application/subscriptions/due-subscriptions.service';
import { FailedRenewals } from '../application/subscriptions/failed-renewals.service';
import { LostMandates } from '../application/subscriptions/lost-mandates.service';
import { MandateFacts } from '../application/subscriptions/mandate-facts.service';
import { MandateUpkeep } from '../application/subscriptions/mandate-upkeep';
import { Mandates } from '../application/subscriptions/mandates.service';
import { MissedRenewals } from '../application/subscriptions/missed-renewals.service';
import { NextCharges } from '../application/subscriptions/next-charges.service';
import { PayersWhoLeave } from '../application/subscriptions/payers-who-leave.service';
import { RemindPayers } from '../application/subscriptions/remind-payers.service';
import { RenewalUpkeep } from '../application/subscriptions/renewal-upkeep';
import { Renewals } from '../application/subscriptions/renewals.service';
import { SoldSubscriptions } from '../application/subscriptions/sold-subscriptions.service';
import { Subscriptions } from '../application/subscriptions/subscriptions.service';
import { PaymentMailsModule } from './mails.module';
import { PaymentLedgerModule } from './ledger.module';
import { PaymentGatewayEventsModule } from './gateway-events.module';
import { PaymentMandatesModule } from './mandates.module';
import { PaymentRefundsModule } from './refunds.module';
import { PaymentStoresModule } from './stores.module';

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
