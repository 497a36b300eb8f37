import { Module } from '@nestjs/common';
import { AskAboutMandate } from './ask-about-mandate.service';
import { CardChecks } from './card-checks.service';
import { CardUpdates } from './card-updates.service';
import { FinalChargeChecks } from './final-charge-checks.service';
import { LearnedMandates } from './learned-mandates.service';
import { MandateAlerts } from './mandate-alerts.service';
import { MandateTerms } from './mandate-terms.service';
import { PaymentMailsModule } from '../mails/mails.module';
import { PaymentGatewayEventsModule } from '../gateway-events/gateway-events.module';
import { PaymentStoresModule } from '../../payment-stores.module';

/** What gateways may charge, as they and we have it. */
@Module({
  imports: [PaymentStoresModule, PaymentMailsModule, PaymentGatewayEventsModule],
  providers: [
    AskAboutMandate,
    CardChecks,
    CardUpdates,
    FinalChargeChecks,
    LearnedMandates,
    MandateAlerts,
    MandateTerms,
  ],
  exports: [CardChecks, CardUpdates, FinalChargeChecks, LearnedMandates, MandateAlerts, MandateTerms],
})
export class PaymentMandatesModule {}
