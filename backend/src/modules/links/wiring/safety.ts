import { AddressRules } from '../application/safety/address-rules.service';
import { CheckAddress } from '../application/safety/check-address.service';
import { LinkWarnings } from '../application/safety/link-warnings.service';
import { AddressCheckController } from '../http/address-check.controller';

/** Whether people may be sent where links lead, and what they are told first. */
export const SAFETY = {
  controllers: [AddressCheckController],
  providers: [AddressRules, CheckAddress, LinkWarnings],
};
