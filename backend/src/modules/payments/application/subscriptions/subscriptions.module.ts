import { Module } from '@nestjs/common';
import { GroupsModule } from '../../../groups';
import { ApplyChangeService } from './apply-change.service';
import { ChangeSubscriptionService } from './change-subscription.service';
import { ChargeDueService } from './charge-due.service';
import { CompareChargeService } from './compare-charge.service';
import { DepartureRecord } from './departure-record';
import { DueSubscriptionsService } from './due-subscriptions.service';
import { FailedRenewalsService } from './failed-renewals.service';
import { LostMandatesService } from './lost-mandates.service';
import { MandateFactsService } from './mandate-facts.service';
import { MandateUpkeep } from './mandate-upkeep';
import { MandatesService } from './mandates.service';
import { MissedRenewalsService } from './missed-renewals.service';
import { NextChargesService } from './next-charges.service';
import { PayersWhoLeaveService } from './payers-who-leave.service';
import { RemindPayersService } from './remind-payers.service';
import { RenewalUpkeep } from './renewal-upkeep';
import { RenewalsService } from './renewals.service';
import { SoldSubscriptionsService } from './sold-subscriptions.service';
import { SubscriptionsService } from './subscriptions.service';
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
    ApplyChangeService,
    ChangeSubscriptionService,
    ChargeDueService,
    CompareChargeService,
    DepartureRecord,
    DueSubscriptionsService,
    FailedRenewalsService,
    LostMandatesService,
    MandateFactsService,
    MandateUpkeep,
    MandatesService,
    MissedRenewalsService,
    NextChargesService,
    PayersWhoLeaveService,
    RemindPayersService,
    RenewalUpkeep,
    RenewalsService,
    SoldSubscriptionsService,
    SubscriptionsService,
  ],
  exports: [
    ApplyChangeService,
    ChangeSubscriptionService,
    ChargeDueService,
    CompareChargeService,
    DueSubscriptionsService,
    FailedRenewalsService,
    MandateFactsService,
    NextChargesService,
    PayersWhoLeaveService,
    RemindPayersService,
    RenewalsService,
    SoldSubscriptionsService,
    SubscriptionsService,
  ],
})
export class PaymentSubscriptionsModule {}
