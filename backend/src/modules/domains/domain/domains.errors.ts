import { DomainError, type FieldProblem, InvalidInput } from '../../../shared/domain/domain-error';

export type SubdomainCode =
  | 'account.subdomain-too-short'
  | 'account.subdomain-too-long'
  | 'account.subdomain-invalid'
  | 'account.subdomain-only-digits'
  | 'account.subdomain-reserved'
  | 'account.subdomain-taken';

const subdomainProblem = (code: SubdomainCode, message: string): FieldProblem => ({
  field: 'subdomain',
  code,
  message,
});

/** The wanted personal subdomain breaks a rule of subdomains. */
export class SubdomainRefused extends InvalidInput {
  constructor(code: SubdomainCode, message: string) {
    super([subdomainProblem(code, message)]);
  }
}

/** A person has this subdomain, or gave it up less than a year ago. */
export class SubdomainTaken extends DomainError {
  constructor(name: string) {
    const problem = subdomainProblem(
      'account.subdomain-taken',
      `“${name}” is already taken: choose another subdomain`,
    );
    super('conflict', problem.code, problem.message, { fields: [problem] });
  }
}

/** Said alike whether the domain is another group's or does not exist. */
export class DomainUnknown extends InvalidInput {
  constructor() {
    const message = 'domain must be the shared short domain, your own subdomain or a domain of your group';
    super([{ field: 'domain', code: 'domains.domain-unknown', message }]);
  }
}

/** The same of a domain that a path names. */
export class DomainDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'domains.domain-does-not-exist', 'you have no subdomain of this name');
  }
}

/** Everybody has one personal subdomain. */
export class SubdomainExists extends DomainError {
  constructor() {
    super('conflict', 'domains.subdomain-exists', 'You have a subdomain already: rename it instead.');
  }
}
