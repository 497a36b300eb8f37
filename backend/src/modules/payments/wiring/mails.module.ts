import { Module } from '@nestjs/common';
import { GroupsModule } from '../../groups';
import { IdentityModule } from '../../identity';
import { PaymentMails } from '../application/mails/payment-mails.service';
import { PaymentNotices } from '../application/mails/payment-notices.service';
import { PaymentRecipients } from '../application/mails/payment-recipients.service';
import { PaymentStoresModule } from './stores.module';

/** What payers are told. */
@Module({
  imports: [GroupsModule, IdentityModule, PaymentStoresModule],
  providers: [PaymentMails, PaymentNotices, PaymentRecipients],
  exports: [PaymentMails, PaymentNotices, PaymentRecipients],
})
export class PaymentMailsModule {}
