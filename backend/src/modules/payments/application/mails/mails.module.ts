import { Module } from '@nestjs/common';
import { GroupsModule } from '../../../groups';
import { IdentityModule } from '../../../identity';
import { PaymentMails } from './payment-mails.service';
import { PaymentNotices } from './payment-notices.service';
import { PaymentRecipients } from './payment-recipients.service';
import { PaymentStoresModule } from '../../payment-stores.module';
import { MailModule } from '../../../../shared/mail/mail.module';

/** What payers are told. */
@Module({
  imports: [MailModule, GroupsModule, IdentityModule, PaymentStoresModule],
  providers: [PaymentMails, PaymentNotices, PaymentRecipients],
  exports: [PaymentMails, PaymentNotices, PaymentRecipients],
})
export class PaymentMailsModule {}
