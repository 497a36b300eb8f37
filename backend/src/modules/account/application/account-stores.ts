import { Injectable } from '@nestjs/common';
import { NotificationStore } from './ports/notification-store';
import { OutageMailStore } from './ports/outage-mail-store';
import { PartnerCodeStore } from './ports/partner-code-store';
import { PhoneStore } from './ports/phone-store';
import { SubdomainStore } from './ports/subdomain-store';
import { SurveyStore } from './ports/survey-store';

/** All stores of this module together, for what is done to each of them. */
@Injectable()
export class AccountStores {
  constructor(
    readonly notifications: NotificationStore,
    readonly phones: PhoneStore,
    readonly subdomains: SubdomainStore,
    readonly surveys: SurveyStore,
    readonly partnerCodes: PartnerCodeStore,
    readonly outageMails: OutageMailStore,
  ) {}
}
