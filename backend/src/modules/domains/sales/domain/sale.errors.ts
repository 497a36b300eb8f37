import { DomainError } from '../../../../shared/domain/domain-error';
import type { SaleRefusal } from './sold-name';

const REFUSALS: Readonly<Record<SaleRefusal, string>> = {
  'ending-not-sold': 'domains with this ending are not sold here: bring one that you have bought elsewhere',
  'too-long': 'this name is too long for a short link: choose one of up to 40 characters',
  'look-alike': 'this name looks like that of a firm: contact us, and we look at it',
  taken: 'this domain is taken: choose another one',
  premium: 'its registry asks more for this domain: contact us for a price',
};

/** A domain that cannot be bought here. */
export class SaleRefused extends DomainError {
  constructor(refusal: SaleRefusal) {
    const code = `domains.sale-${refusal}`;
    const kind = refusal === 'taken' ? 'conflict' : 'invalid';
    super(kind, code, REFUSALS[refusal], {
      fields: [{ field: 'domainName', code, message: REFUSALS[refusal] }],
    });
  }
}

/** Only a domain that was reserved can be paid for. */
export class NotReserved extends DomainError {
  constructor() {
    super('conflict', 'domains.not-reserved', 'Reserve this domain first.');
  }
}

/** A group pays for a domain once. */
export class BoughtAlready extends DomainError {
  constructor() {
    super('conflict', 'domains.bought-already', 'This group has bought this domain already.');
  }
}

/** One domain comes with a plan that is paid by the year. */
export class NoDomainInPlan extends DomainError {
  constructor() {
    super(
      'conflict',
      'domains.not-in-plan',
      'This group’s plan includes no domain: pay for this one, or pay for Initial or Classic by the year.',
    );
  }
}

/** A plan includes one domain at a time. */
export class PlanDomainUsed extends DomainError {
  constructor(host: string | null) {
    super('conflict', 'domains.plan-domain-used', 'This group’s plan includes another domain already.', {
      details: { domainName: host },
    });
  }
}

/** Reservations cost nothing, so a group may hold few of them. */
export class TooManyReservations extends DomainError {
  constructor(allowed: number) {
    super(
      'conflict',
      'domains.too-many-reservations',
      `This group has reserved ${String(allowed)} domains: pay for one, or wait until a reservation is over.`,
      { details: { allowed } },
    );
  }
}

/** The registrar does not answer. */
export class RegistrarSilent extends DomainError {
  constructor() {
    super(
      'unavailable',
      'domains.registrar-silent',
      'The registrar does not answer: try again in a minute.',
      {
        retryAfter: 60,
      },
    );
  }
}

/** A task that no longer has to be done. */
export class NothingToRegister extends DomainError {
  constructor() {
    super('not-found', 'domains.nothing-to-register', 'No domain of this id waits for its registrar.');
  }
}

/** A domain is registered for a year or more, and not for ages. */
export class ExpiryOutOfRange extends DomainError {
  constructor() {
    const code = 'domains.expiry-out-of-range';
    const message = 'This must be a day between six months and eleven years from now.';
    super('invalid', code, message, { fields: [{ field: 'expiresOn', code, message }] });
  }
}
