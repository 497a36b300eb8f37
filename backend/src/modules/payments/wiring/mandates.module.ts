import { Module } from '@nestjs/common';
import { AskAboutMandate } from '../application/mandates/ask-about-mandate.service';
import { CardChecks } from '../application/mandates/card-checks.service';
import { CardUpdates } from '../application/mandates/card-updates.service';
import { FinalChargeChecks } from '../application/mandates/final-charge-checks.service';
import { LearnedMandates } from '../application/mandates/learned-mandates.service';
import { MandateAlerts } from '../application/mandates/mandate-alerts.service';
import { MandateTerms } from '../application/mandates/mandate-terms.service';
import { PaymentMailsModule } from './mails.module';
import { PaymentGatewayEventsModule } from './gateway-events.module';
import { PaymentStoresModule } from './stores.module';

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
