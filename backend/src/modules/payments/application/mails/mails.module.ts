import { Module } from '@nestjs/common';
import { GroupsModule } from '../../../groups';
import { IdentityModule } from '../../../identity';
import { PaymentMailsService } from './payment-mails.service';
import { PaymentNoticesService } from './payment-notices.service';
import { PaymentRecipientsService } from './payment-recipients.service';
import { PaymentStoresModule } from '../../payment-stores.module';
import { MailModule } from '../../../../shared/mail/mail.module';

/** What payers are told. */
@Module({
  imports: [MailModule, GroupsModule, IdentityModule, PaymentStoresModule],
  providers: [PaymentMailsService, PaymentNoticesService, PaymentRecipientsService],
  exports: [PaymentMailsService, PaymentNoticesService, PaymentRecipientsService],
})
export class PaymentMailsModule {}
