import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { IdentityModule } from '../../identity';
import { LinksModule } from '../../links';
import { ApiPlanModule } from '../plan/plan.module';
import { DeliveryLog } from './application/delivery-log.service';
import { ForgetWebhooks } from './application/forget-webhooks.service';
import { OwnWebhooks } from './application/own-webhooks.service';
import { DeliveryStore } from './application/ports/delivery-store';
import { WebhookStore } from './application/ports/webhook-store';
import { PostMessage } from './application/post-message.service';
import { ReadWebhook } from './application/read-webhook.service';
import { RemoveWebhook } from './application/remove-webhook.service';
import { ResendDelivery } from './application/resend-delivery.service';
import { SendDeliveries } from './application/send-deliveries.service';
import { SendDelivery } from './application/send-delivery.service';
import { SendSample } from './application/send-sample.service';
import { SettleDelivery } from './application/settle-delivery.service';
import { BatchFacts } from './application/sources/batch-facts';
import { DomainFacts } from './application/sources/domain-facts';
import { LinkFacts } from './application/sources/link-facts';
import { MoneyFacts } from './application/sources/money-facts';
import { WakeSender } from './application/wake-sender.service';
import { WebhookMails } from './application/webhook-mails.service';
import { WebhookMessages } from './application/webhook-messages.service';
import { WebhookSecrets } from './application/webhook-secrets.service';
import { WebhookUpkeep } from './application/webhook-upkeep';
import { WebhooksPersonalData } from './application/webhooks-personal-data';
import { Webhooks } from './application/webhooks.service';
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
    DeliveryLog,
    BatchFacts,
    DomainFacts,
    ForgetWebhooks,
    LinkFacts,
    MoneyFacts,
    OwnWebhooks,
    PostMessage,
    ReadWebhook,
    RemoveWebhook,
    ResendDelivery,
    SendDeliveries,
    SendDelivery,
    SendSample,
    SettleDelivery,
    WakeSender,
    WebhookMails,
    WebhookMessages,
    Webhooks,
    WebhookSecrets,
    WebhooksPersonalData,
    WebhookUpkeep,
    { provide: DeliveryStore, useClass: TypeormDeliveryStore },
    { provide: WebhookStore, useClass: TypeormWebhookStore },
  ],
})
export class WebhooksModule {}
