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

/** A person signed in asked for what only site admins may do. */
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

/** A site admin who views a person would change something, or see a secret. */
export class ViewOnly extends DomainError {
  constructor() {
    super('forbidden', 'identity.view-only', 'A view of a person changes nothing and shows no secrets.');
  }
}

/** There is no such view, it is over, or it is another session's. */
export class ViewEnded extends DomainError {
  constructor() {
    super('forbidden', 'identity.view-ended', 'The view is over: begin another, or send no X-View-Id.');
  }
}

/** A call shows more than one token, and they differ. */
export class TokensDiffer extends DomainError {
  constructor() {
    super(
      'invalid',
      'identity.tokens-differ',
      'The call shows different tokens: send one, in the header Authorization or X-API-Key.',
    );
  }
}

/** The secret by which a program asks for an access token is none, or was revoked. */
export class InvalidClient extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.invalid-client', 'The client_secret is not a valid API token.');
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

/** Those who run the site have suspended the account. */
export class AccountSuspended extends DomainError {
  /** @param appealToken shows who it is that may appeal */
  constructor(appealToken: string) {
    super(
      'forbidden',
      'identity.account-suspended',
      'This account is suspended. Appeal with appealToken, or by the link in the mail that told you.',
      { details: { appealToken } },
    );
  }
}

/** Those who run the site let guests of this browser make nothing for a while. */
export class BrowserSuspended extends DomainError {
  constructor() {
    super(
      'forbidden',
      'identity.browser-suspended',
      'Links of this browser broke the rules, so it makes no more without an account: sign in to go on.',
    );
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
