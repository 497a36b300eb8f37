import { isIP, isIPv4, isIPv6 } from 'node:net';
import * as ipaddr from 'ipaddr.js';
import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { entriesOf } from './written-values';

/** An http(s) origin and nothing behind it. */
@ValidatorConstraint({ name: 'isOrigin' })
export class IsOrigin implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string' || !URL.canParse(value)) return false;
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '');
  }

  defaultMessage(): string {
    return 'must be an origin like https://linklet.example, without a path';
  }
}

const PLACEHOLDER = /change.?me|replace.?me|placeholder|example|secret|password|^(.)\1+$/i;

/** A secret copied from a template is known to everyone. */
@ValidatorConstraint({ name: 'isNotPlaceholder' })
export class IsNotPlaceholder implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && !PLACEHOLDER.test(value) && !value.includes('://');
  }

  defaultMessage(): string {
    return 'looks like a placeholder or an address; use random characters or leave it unset';
  }
}

/** Addresses or CIDR ranges, comma-separated. */
@ValidatorConstraint({ name: 'isProxyList' })
export class IsProxyList implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string') return false;
    return value.split(',').every((entry) => {
      const text = entry.trim();
      return text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text);
    });
  }

  defaultMessage(): string {
    return 'must list addresses or ranges such as 10.0.0.0/8, separated by commas';
  }
}

/** An http(s) address, with or without a path. */
@ValidatorConstraint({ name: 'isWebAddress' })
export class IsWebAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  }

  defaultMessage(): string {
    return 'must be an address like https://accounts.example/token';
  }
}

const ADDRESS = String.raw`[^\s@<>"(),;:\\\p{Cc}]+@[^\s@<>"(),;:\\\p{Cc}]+`;
const SENDER = new RegExp(String.raw`^(?:${ADDRESS}|[^<>"\p{Cc}]{1,100} <${ADDRESS}>)$`, 'u');

/** An address, alone or behind a name. */
@ValidatorConstraint({ name: 'isSender' })
export class IsSender implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && SENDER.test(value);
  }

  defaultMessage(): string {
    return 'must look like Linklet <no-reply@linklet.example>';
  }
}

/** A host name, as it stands in addresses: lower case, with a port where one is needed. */
@ValidatorConstraint({ name: 'isHost' })
export class IsHost implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return (
      typeof value === 'string' &&
      URL.canParse(`http://${value}`) &&
      new URL(`http://${value}`).host === value &&
      !value.includes('[')
    );
  }

  defaultMessage(): string {
    return 'must be a host like linklet.example, in lower case and without a scheme';
  }
}

/** Without a port, of two labels at least. */
@ValidatorConstraint({ name: 'isDomainName' })
export class IsDomainName implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return (
      typeof value === 'string' &&
      /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/.test(value)
    );
  }

  defaultMessage(): string {
    return 'must be a name like cname.linklet.example, in lower case and without a port';
  }
}

const MAX_ADDRESSES = 50;

/** Addresses, comma-separated; ranges are none. */
@ValidatorConstraint({ name: 'isAddressList' })
export class IsAddressList implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const entries = typeof value === 'string' ? entriesOf(value) : [];
    return (
      entries.length > 0 && entries.length <= MAX_ADDRESSES && entries.every((entry) => isIP(entry) !== 0)
    );
  }

  defaultMessage(): string {
    return `must list up to ${String(MAX_ADDRESSES)} addresses such as 203.0.113.7 and 2001:db8::7, separated by commas`;
  }
}

const SERVER = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[^:]+))(?::(?<port>\d{1,5}))?$/;

/** Addresses with or without a port, comma-separated. */
@ValidatorConstraint({ name: 'isServerList' })
export class IsServerList implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const entries = typeof value === 'string' ? entriesOf(value) : [];
    return entries.length > 0 && entries.every(isServer);
  }

  defaultMessage(): string {
    return 'must list addresses such as 9.9.9.9, 127.0.0.1:5353 or [2620:fe::fe]:53, separated by commas';
  }
}

function isServer(entry: string): boolean {
  if (isIP(entry) !== 0) return true;
  const { v4 = '', v6 = '', port = '53' } = SERVER.exec(entry)?.groups ?? {};
  return (isIPv4(v4) || isIPv6(v6)) && Number(port) > 0 && Number(port) <= 65_535;
}
