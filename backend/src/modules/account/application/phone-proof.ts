import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SmsQueue } from '../../../shared/sms/sms-queue';
import { VerifiedPeople } from '../../../shared/verified-people/verified-people';
import { PhoneStore } from './ports/phone-store';

/** A telephone number of one's own is a proof. */
@Injectable()
export class PhoneProof implements OnModuleInit {
  constructor(
    private readonly phones: PhoneStore,
    private readonly people: VerifiedPeople,
    private readonly messages: SmsQueue,
  ) {}

  onModuleInit(): void {
    this.people.register(
      async (userId) => (await this.phones.verifiedOf(userId)) !== null,
      () => this.messages.isOffered,
    );
  }
}
