import { DomainError, InvalidInput } from '../../../shared/domain/domain-error';

/** Said alike whether the domain is somebody else's or does not exist. */
export class DomainUnknown extends InvalidInput {
  constructor() {
    const message = 'domain must be the shared short domain or your own subdomain';
    super([{ field: 'domain', code: 'domains.domain-unknown', message }]);
  }
}

/** The same of a domain that a path names. */
export class DomainDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'domains.domain-does-not-exist', 'you have no subdomain of this name');
  }
}
