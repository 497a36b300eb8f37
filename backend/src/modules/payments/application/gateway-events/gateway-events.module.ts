import { Module } from '@nestjs/common';
import { IdentityModule } from '../../../identity';
import { AskGatewayService } from './ask-gateway.service';
import { EventRecordsService } from './event-records.service';
import { GatewayFactsService } from './gateway-facts.service';
import { NoticeCountsService } from './notice-counts.service';
import { PaymentPageService } from './payment-page.service';
import { ReceiveEventService } from './receive-event.service';
import { ReceiveNoticeService } from './receive-notice.service';
import { PaymentStoresModule } from '../../payment-stores.module';

/** What gateways tell, taken once. */
@Module({
  imports: [IdentityModule, PaymentStoresModule],
  providers: [
    AskGatewayService,
    EventRecordsService,
    GatewayFactsService,
    NoticeCountsService,
    PaymentPageService,
    ReceiveEventService,
    ReceiveNoticeService,
  ],
  exports: [
    AskGatewayService,
    GatewayFactsService,
    NoticeCountsService,
    ReceiveEventService,
    ReceiveNoticeService,
  ],
})
export class PaymentGatewayEventsModule {}
