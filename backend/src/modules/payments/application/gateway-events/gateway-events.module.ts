import { Module } from '@nestjs/common';
import { IdentityModule } from '../../../identity';
import { AskGateway } from './ask-gateway.service';
import { EventRecords } from './event-records.service';
import { GatewayFacts } from './gateway-facts.service';
import { NoticeCounts } from './notice-counts.service';
import { PaymentPage } from './payment-page.service';
import { ReceiveEvent } from './receive-event.service';
import { ReceiveNotice } from './receive-notice.service';
import { PaymentStoresModule } from '../../payment-stores.module';

/** What gateways tell, taken once. */
@Module({
  imports: [IdentityModule, PaymentStoresModule],
  providers: [AskGateway, EventRecords, GatewayFacts, NoticeCounts, PaymentPage, ReceiveEvent, ReceiveNotice],
  exports: [AskGateway, GatewayFacts, NoticeCounts, ReceiveEvent, ReceiveNotice],
})
export class PaymentGatewayEventsModule {}
