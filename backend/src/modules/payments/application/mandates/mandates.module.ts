import { Module } from '@nestjs/common';
import { AskAboutMandateService } from './ask-about-mandate.service';
import { CardChecksService } from './card-checks.service';
import { CardUpdatesService } from './card-updates.service';
import { FinalChargeChecksService } from './final-charge-checks.service';
import { LearnedMandatesService } from './learned-mandates.service';
import { MandateAlertsService } from './mandate-alerts.service';
import { MandateTermsService } from './mandate-terms.service';
import { PaymentMailsModule } from '../mails/mails.module';
import { PaymentGatewayEventsModule } from '../gateway-events/gateway-events.module';
import { PaymentStoresModule } from '../../payment-stores.module';

/** What gateways may charge, as they and we have it. */
@Module({
  imports: [PaymentStoresModule, PaymentMailsModule, PaymentGatewayEventsModule],
  providers: [
    AskAboutMandateService,
    CardChecksService,
    CardUpdatesService,
    FinalChargeChecksService,
    LearnedMandatesService,
    MandateAlertsService,
    MandateTermsService,
  ],
  exports: [
    CardChecksService,
    CardUpdatesService,
    FinalChargeChecksService,
    LearnedMandatesService,
    MandateAlertsService,
    MandateTermsService,
  ],
})
export class PaymentMandatesModule {}
