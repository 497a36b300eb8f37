import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { IdentityModule } from '../../identity';
import { LinksModule } from '../../links';
import { ApiPlanModule } from '../plan/plan.module';
import { DeliveryLogService } from './application/delivery-log.service';
import { ForgetWebhooksService } from './application/forget-webhooks.service';
import { OwnWebhooksService } from './application/own-webhooks.service';
import { DeliveryStore } from './application/ports/delivery-store';
import { WebhookStore } from './application/ports/webhook-store';
import { PostMessageService } from './application/post-message.service';
import { ReadWebhookService } from './application/read-webhook.service';
import { RemoveWebhookService } from './application/remove-webhook.service';
import { ResendDeliveryService } from './application/resend-delivery.service';
import { SendDeliveriesService } from './application/send-deliveries.service';
import { SendDeliveryService } from './application/send-delivery.service';
import { SendSampleService } from './application/send-sample.service';
import { SettleDeliveryService } from './application/settle-delivery.service';
import { BatchFacts } from './application/sources/batch-facts';
import { DomainFacts } from './application/sources/domain-facts';
import { LinkFacts } from './application/sources/link-facts';
import { MoneyFacts } from './application/sources/money-facts';
import { WakeSenderService } from './application/wake-sender.service';
import { WebhookMailsService } from './application/webhook-mails.service';
import { WebhookMessagesService } from './application/webhook-messages.service';
import { WebhookSecretsService } from './application/webhook-secrets.service';
import { WebhookUpkeep } from './application/webhook-upkeep';
import { WebhooksPersonalData } from './application/webhooks-personal-data';
import { WebhooksService } from './application/webhooks.service';
import { WebhookDeliveriesController } from './http/webhook-deliveries.controller';
import { WebhooksController } from './http/webhooks.controller';
import { TypeormDeliveryStore } from './infrastructure/typeorm-delivery-store';
import { TypeormWebhookStore } from './infrastructure/typeorm-webhook-store';
import { WEBHOOK_SCHEMAS } from './infrastructure/webhooks.schemas';
import { MailModule } from '../../../shared/mail/mail.module';
import { PersonalDataModule } from '../../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';

/** Endpoints of groups: what happens is written down for them where it happens, and sent until it has arrived. */
@Module({
  imports: [
    MailModule,
    PersonalDataModule,
    RateLimitModule,
    ApiPlanModule,
    DomainsModule,
    GroupsModule,
    IdentityModule,
    LinksModule,
    TypeOrmModule.forFeature(WEBHOOK_SCHEMAS),
  ],
  controllers: [WebhooksController, WebhookDeliveriesController],
  providers: [
    DeliveryLogService,
    BatchFacts,
    DomainFacts,
    ForgetWebhooksService,
    LinkFacts,
    MoneyFacts,
    OwnWebhooksService,
    PostMessageService,
    ReadWebhookService,
    RemoveWebhookService,
    ResendDeliveryService,
    SendDeliveriesService,
    SendDeliveryService,
    SendSampleService,
    SettleDeliveryService,
    WakeSenderService,
    WebhookMailsService,
    WebhookMessagesService,
    WebhooksService,
    WebhookSecretsService,
    WebhooksPersonalData,
    WebhookUpkeep,
    { provide: DeliveryStore, useClass: TypeormDeliveryStore },
    { provide: WebhookStore, useClass: TypeormWebhookStore },
  ],
})
export class WebhooksModule {}
