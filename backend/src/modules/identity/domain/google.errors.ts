import { DomainError } from '../../../shared/domain/domain-error';

/** No provider is set up here. */
export class GoogleIsOff extends DomainError {
  constructor() {
    super('not-found', 'identity.google-is-off', 'Signing in with Google is not configured.');
  }
}

/** The person said no at the provider. */
export class GoogleCancelled extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.google-cancelled', 'Signing in with Google was cancelled.');
  }
}

/**
 * The provider did not answer, or what came back was not what we had asked for: forged, for another site,
 * for another browser, or too late. Which of these it was is for the log alone.
 */
export class GoogleFailed extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.google-failed', 'Signing in with Google failed. Please try again.');
  }
}

/** The provider does not vouch for the address. */
export class GoogleEmailUnverified extends DomainError {
  constructor() {
    super(
      'forbidden',
      'identity.google-email-unverified',
      'Google has not verified the address of this account. Verify it there, or log in with a code.',
    );
  }
}

/** The account of this address is tied to another Google account, or the Google account to another person. */
export class GoogleTaken extends DomainError {
  constructor() {
    super(
      'conflict',
      'identity.google-taken',
      'This address belongs to an account with another Google login.',
    );
  }
}
