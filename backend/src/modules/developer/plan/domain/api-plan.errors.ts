import { DomainError } from '../../../../shared/domain/domain-error';

/** The group has not enabled the API. */
export class ApiPlanNotEnabled extends DomainError {
  constructor() {
    super(
      'forbidden',
      'developer.plan-not-enabled',
      'The API is not enabled for this group: an admin enables it on the page /developers.',
    );
  }
}

/** An admin who enables the API has to have a verified telephone. */
export class PhoneNotVerified extends DomainError {
  constructor() {
    super(
      'forbidden',
      'developer.phone-not-verified',
      'Verify your telephone number in the settings of your account before you enable the API.',
    );
  }
}

/** The group has made all the calls that its plan allows in a year. */
export class QuotaExceeded extends DomainError {
  constructor(
    quota: number,
    /** Seconds until there are calls again. */
    readonly resetsIn: number,
  ) {
    super(
      'rate-limited',
      'developer.quota-exceeded',
      `All ${String(quota)} API calls of this year are used. A bigger plan allows more at once.`,
      { retryAfter: resetsIn },
    );
  }
}

/** The code of a confirmation mail is wrong, used or too old. */
export class ConfirmationInvalid extends DomainError {
  constructor() {
    super(
      'not-found',
      'developer.confirmation-invalid',
      'The link has expired or was used before. Save the address once more to get another mail.',
    );
  }
}
