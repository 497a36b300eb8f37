import { InvalidInput } from '../../../shared/domain/domain-error';

/** What was sent is no address on the web that a line of a block list could say. */
export class NothingToBlock extends InvalidInput {
  constructor() {
    const message =
      'url must be an address with http:// or https:// that leads elsewhere, of at most 500 characters without spaces, * or #.';
    super([{ field: 'url', code: 'safety.nothing-to-block', message }]);
  }
}

/** Callers could not reach us any more. */
export class OwnHostNotBlocked extends InvalidInput {
  constructor() {
    const message = 'url is one of our own hosts, which cannot be blocked: disable the link instead.';
    super([{ field: 'url', code: 'safety.own-host-not-blocked', message }]);
  }
}
