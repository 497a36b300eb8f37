import { Module } from '@nestjs/common';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { AccountNotifications } from './application/account-notifications';
import { AdminNotificationsService } from './application/admin-notifications.service';
import { PaymentNotifications } from './application/payment-notifications';
import { PlanNotifications } from './application/plan-notifications';
import { NotificationNamesService } from './application/notification-names.service';
import { NotificationRetentionService } from './application/notification-retention.service';
import { NotificationsService } from './application/notifications.service';
import { NotificationsPersonalData } from './application/notifications-personal-data';
import { DestinationNotifications } from './application/outages/destination-notifications';
import { OutageMailsService } from './application/outages/outage-mails.service';
import { OwnerNotifierService } from './application/outages/owner-notifier.service';
import { NotificationStore } from './application/ports/notification-store';
import { OutageMailStore } from './application/ports/outage-mail-store';
import { NotificationsController } from './http/notifications.controller';
import { SqlOutageMailStore } from './infrastructure/sql-outage-mail-store';
import { TypeormNotificationStore } from './infrastructure/typeorm-notification-store';
import { MailModule } from '../../shared/mail/mail.module';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';

@Module({
  imports: [MailModule, PersonalDataModule, GroupsModule, IdentityModule],
  controllers: [NotificationsController],
  providers: [
    { provide: NotificationStore, useClass: TypeormNotificationStore },
    { provide: OutageMailStore, useClass: SqlOutageMailStore },
    DestinationNotifications,
    AccountNotifications,
    AdminNotificationsService,
    PaymentNotifications,
    PlanNotifications,
    NotificationNamesService,
    NotificationRetentionService,
    NotificationsService,
    NotificationsPersonalData,
    OutageMailsService,
    OwnerNotifierService,
  ],
  exports: [NotificationsService],
})
export class NotificationsModule {}
