import { DomainError } from '../../../shared/domain/domain-error';

/** The token is missing, wrong or too old; a fresh one may be asked for. */
export class Unauthorized extends DomainError {
  constructor() {
    super(
      'unauthenticated',
      'identity.unauthorized',
      'Unauthorized: ask POST /token for an access token and send it along.',
    );
  }
}

/** A guest asked for what takes an account. */
export class PlzLogin extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.plz-login', 'plzLogin');
  }
}

/** Somebody signed in asked for what only those who run the installation may do. */
export class NotASiteAdmin extends DomainError {
  constructor() {
    super('forbidden', 'identity.not-a-site-admin', 'Only site administrators can do this.');
  }
}

/** A program asked for what only people may do. */
export class NotForPrograms extends DomainError {
  constructor() {
    super('forbidden', 'identity.not-for-programs', 'Programs may not do that; sign in as a person.');
  }
}

/** The token of a program has not the scope that the operation takes. */
export class InsufficientScope extends DomainError {
  constructor() {
    super('forbidden', 'identity.insufficient-scope', 'The token does not have the scope for that.');
  }
}

/** The grant type is none that this installation serves. */
export class UnsupportedGrantType extends DomainError {
  constructor() {
    super(
      'invalid',
      'identity.unsupported-grant-type',
      'grant_type must be client_credentials or refresh_token.',
    );
  }
}

/** There is no such person (any more). */
export class InvalidUser extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.invalid-user', 'Invalid user');
  }
}

/** The refresh token is wrong, used up, expired or taken back: only signing in again helps. */
export class RefreshTokenInvalid extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.refresh-token-invalid', 'refresh token is invalid');
  }
}

/** Something of ours failed while a token was being made. */
export class LoginFailed extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.login-failed', 'Login failed');
  }
}

/** Another person has this address already. */
export class EmailTaken extends DomainError {
  constructor() {
    super('conflict', 'identity.email-taken', 'Another account uses this email address.');
  }
}

/** The person has no such session that could be ended. */
export class SessionDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'identity.session-does-not-exist', 'The session does not exist.');
  }
}
