import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity';
import { AskGateway } from '../application/gateway-events/ask-gateway.service';
import { EventRecords } from '../application/gateway-events/event-records.service';
import { GatewayFacts } from '../application/gateway-events/gateway-facts.service';
import { NoticeCounts } from '../application/gateway-events/notice-counts.service';
import { PaymentPage } from '../application/gateway-events/payment-page.service';
import { ReceiveEvent } from '../application/gateway-events/receive-event.service';
import { ReceiveNotice } from '../application/gateway-events/receive-notice.service';
import { PaymentStoresModule } from './stores.module';

/** What gateways tell, taken once. */
@Module({
  imports: [IdentityModule, PaymentStoresModule],
  providers: [AskGateway, EventRecords, GatewayFacts, NoticeCounts, PaymentPage, ReceiveEvent, ReceiveNotice],
  exports: [AskGateway, GatewayFacts, NoticeCounts, ReceiveEvent, ReceiveNotice],
})
export class PaymentGatewayEventsModule {}
