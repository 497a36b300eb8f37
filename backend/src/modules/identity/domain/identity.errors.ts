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

/** The grant type is none that this installation serves. */
export class UnsupportedGrantType extends DomainError {
  constructor() {
    super('invalid', 'unsupported_grant_type', 'grant_type must be client_credentials.');
  }
}
