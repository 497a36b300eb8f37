import { DomainError } from '../../../../shared/domain/domain-error';
import type { DomainNameRefusal } from './domain-name';

/** Said alike whether the domain is another group's or does not exist. */
export class BrandDomainDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'domains.brand-does-not-exist', 'this group has no domain of this id');
  }
}

/** Why a group cannot have a host that can be read: it has it, or another group does. */
export type HostRefusal = DomainNameRefusal | 'yours' | 'taken';

const HOST_REFUSALS: Readonly<Record<HostRefusal, string>> = {
  yours: 'this group has this domain already',
  taken: 'another group uses this domain: ask them to release it, or contact us',
  'own-host': 'this name is kept for this site: choose another one',
  'special-use': 'this name leads nowhere on the internet: choose another one',
  invalid: 'this is not a domain of two to four labels, such as go.shop.tw',
  suffix: 'names are registered below this one: choose a name of your own, such as shop.com.tw',
  'private-suffix':
    'this name belongs to a platform: ask the platform that owns it, or use a domain of your own',
  'wildcard-not-supported': 'wildcard names cannot be bound: name one host, such as go.shop.tw',
};

/** As programs and screens know it. */
export const refusalCode = (refusal: HostRefusal): string =>
  refusal.endsWith('supported') ? `domains.${refusal}` : `domains.host-${refusal}`;

/** A group cannot have this host. */
export class HostRefused extends DomainError {
  constructor(refusal: HostRefusal, field = 'name') {
    const code = refusalCode(refusal);
    const message = HOST_REFUSALS[refusal];
    const kind = refusal === 'yours' || refusal === 'taken' ? 'conflict' : 'invalid';
    super(kind, code, message, { fields: [{ field, code, message }] });
  }
}

/** More claims would let a group look up any name. */
export class TooManyClaims extends DomainError {
  constructor(allowed: number) {
    super(
      'conflict',
      'domains.too-many-claims',
      `This group has ${String(allowed)} domains that wait for their records: set those up, or remove some.`,
      { details: { allowed } },
    );
  }
}

/** A group has as many domains as there can be. */
export class TooManyDomains extends DomainError {
  constructor(allowed: number) {
    super(
      'conflict',
      'domains.too-many',
      `This group has ${String(allowed)} domains, and no more can be added: give one up first.`,
      { details: { allowed } },
    );
  }
}

/** A group pays for it: it is cancelled, and neither released nor handed on. */
export class DomainIsBought extends DomainError {
  constructor() {
    super(
      'conflict',
      'domains.is-bought',
      'This group pays for this domain: cancel its subscription to give it up.',
    );
  }
}

/** What was asked cannot be done in this state. */
export class BrandDomainNotReady extends DomainError {
  constructor() {
    super(
      'conflict',
      'domains.not-verified',
      'This domain is not in use yet: set up its records, and check them, first.',
    );
  }
}

/** Something in front of Linklet speaks TLS. */
export class CertificatesNotOurs extends DomainError {
  constructor() {
    super(
      'conflict',
      'domains.certificates-not-ours',
      'Certificates of this site come from the proxy in front of it, which gets them by itself.',
    );
  }
}
