import { DomainError, InvalidInput, type FieldProblem } from '../../../shared/domain/domain-error';

export type AddressCode =
  | 'links.address-missing'
  | 'links.address-too-long'
  | 'links.address-malformed'
  | 'links.address-scheme'
  | 'links.address-credentials'
  | 'links.address-port'
  | 'links.address-private'
  | 'links.address-own-host';

export type SlugCode =
  | 'links.slug-too-short'
  | 'links.slug-too-long'
  | 'links.slug-invalid'
  | 'links.slug-confusable'
  | 'links.slug-reserved'
  | 'links.slug-taken';

/** The destination cannot be shortened. */
export class AddressRefused extends InvalidInput {
  constructor(code: AddressCode, message: string) {
    super([{ field: 'url', code, message }]);
  }
}

/** The wanted slug breaks a rule of slugs. */
export class SlugRefused extends InvalidInput {
  constructor(code: SlugCode, message: string) {
    super([slugProblem(code, message)]);
  }
}

/** Another link of the same domain has, or had, this slug. */
export class SlugTaken extends DomainError {
  constructor(slug: string) {
    const problem = slugProblem('links.slug-taken', `“${slug}” is already taken: choose another short name`);
    super('conflict', problem.code, problem.message, { fields: [problem] });
  }
}

export class LinkDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'links.link-does-not-exist', 'link does not exist');
  }
}

export class LinkDeleted extends DomainError {
  constructor() {
    super('gone', 'links.link-deleted', 'link has been deleted');
  }
}

export class NotAllowed extends DomainError {
  constructor(message = 'this link can only be changed by the person who made it') {
    super('forbidden', 'links.not-allowed', message);
  }
}

function slugProblem(code: SlugCode, message: string): FieldProblem {
  return { field: 'encodeId', code, message };
}
