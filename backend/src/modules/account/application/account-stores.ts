import { Injectable } from '@nestjs/common';
import { PartnerCodeStore } from './ports/partner-code-store';
import { PhoneStore } from './ports/phone-store';
import { SurveyStore } from './ports/survey-store';

/** All stores of this module together, for what is done to each of them. */
@Injectable()
export class AccountStores {
  constructor(
    readonly phones: PhoneStore,
    readonly surveys: SurveyStore,
    readonly partnerCodes: PartnerCodeStore,
  ) {}
}
