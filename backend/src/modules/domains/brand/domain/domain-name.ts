import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { judgeHost } from '../../../../shared/domain/public-host';
import { SOLD_SUFFIXES } from '../../../../shared/domain/sold-suffixes';
import { CONTROL_LABEL } from './control';
import { type DomainNameWarning, warningsAbout } from './domain-name-warnings';
import { type DomainNameNotice, typedName } from './typed-name';

/**
 * Why a name cannot be a brand domain: it is no host name of up to three labels and a top-level domain (`invalid`), stands for
 * many hosts, is one of the site's own, leads nowhere on the internet, or is a suffix that others register names below: a
 * registry's, or a platform's, or a name that a platform lent (`private-suffix`: only the platform can point it elsewhere).
 */
export type DomainNameRefusal =
  'invalid' | 'wildcard-not-supported' | 'own-host' | 'special-use' | 'suffix' | 'private-suffix';

/** A host that can become a brand domain. */
export interface DomainName {
  /** In lower case and ASCII (A-labels), without a dot at the end. */
  readonly host: string;
  /** The same as people read it. */
  readonly unicode: string;
  /** What was registered: `shop.com.tw` of `go.shop.com.tw`. */
  readonly root: string;
  /** It is the root itself, which cannot have a CNAME. */
  readonly isApex: boolean;
}

export type DomainNameReading =
  | {
      readonly name: DomainName;
      readonly refusal: null;
      readonly notices: readonly DomainNameNotice[];
      readonly warnings: readonly DomainNameWarning[];
    }
  | {
      readonly name: null;
      readonly refusal: DomainNameRefusal;
      readonly notices: readonly DomainNameNotice[];
    };

export interface DomainNameRules {
  /** Whether a host is the site's own or below `SUBDOMAIN_ROOT`; brand domains of any group are not meant. */
  readonly isOwnHost: (host: string) => boolean;
  /** Firms that no other may look like, by their names in any script. */
  readonly firmNames: readonly string[];
}

/** Up to three labels and a top-level domain, of A-labels. */
const PATTERN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,3}(?:[a-z]{2,61}|xn--[a-z0-9-]{2,59})$/;
/** Reserved for codings such as `xn--`; neither registries nor certificate authorities take another one. */
const RESERVED_LABEL = /(?:^|\.)(?!xn--)[a-z0-9]{2}--/;
/** The name of the TXT record must fit into the 253 characters of a name. */
const MAX_HOST_LENGTH = 253 - `${CONTROL_LABEL}.`.length;
/** RFC 6761, 6762, 7686, 8375 and 9476; those within a machine or a house are known to `judgeHost`. */
const SPECIAL_USE: ReadonlySet<string> = new Set(['alt', 'arpa', 'example', 'invalid', 'onion', 'test']);

/** A brand domain as a person typed or pasted it, such as `https://Go.Shop.TW/sale` or `購物。台灣`. */
export function readDomainName(typed: string, { isOwnHost, firmNames }: DomainNameRules): DomainNameReading {
  const { text, notices } = typedName(typed);
  const host = asciiHost(text);
  const refusal = refusalOf(text, host, isOwnHost);
  if (refusal !== null) return { name: null, refusal, notices };
  const root = rootOf(host);
  const name = { host, unicode: domainToUnicode(host), root, isApex: host === root };
  return { name, refusal: null, notices, warnings: warningsAbout(name, firmNames) };
}

/** What was registered of a host that {@link readDomainName} accepted. */
export const rootOf = (host: string): string => parse(host, { allowPrivateDomains: true }).domain ?? host;

/** A name as panels want it, which add the root themselves: `go` of `go.shop.tw`, `@` for the root. */
export function relativeName(name: string, root: string): string {
  return name === root ? '@' : name.slice(0, -(root.length + 1));
}

/** Empty for what is no name in any coding. */
function asciiHost(text: string): string {
  // The parser would leave out spaces and decode percent signs without a word.
  if (/[\s%@]/u.test(text)) return '';
  const host = domainToASCII(text);
  return domainToASCII(domainToUnicode(host)) === host ? host : '';
}

function refusalOf(
  text: string,
  host: string,
  isOwnHost: DomainNameRules['isOwnHost'],
): DomainNameRefusal | null {
  if (text === '*' || text.startsWith('*.')) return 'wildcard-not-supported';
  if (!isHostName(host)) return 'invalid';
  if (isOwnHost(host)) return 'own-host';
  if (SPECIAL_USE.has(host.slice(host.lastIndexOf('.') + 1)) || judgeHost(host) === 'private') {
    return 'special-use';
  }
  const { domain, isPrivate, publicSuffix } = parse(host, { allowPrivateDomains: true });
  if (isPrivate === true && !SOLD_SUFFIXES.has(publicSuffix ?? '')) return 'private-suffix';
  return domain === null ? 'suffix' : null;
}

const isHostName = (host: string): boolean =>
  host.length <= MAX_HOST_LENGTH && PATTERN.test(host) && !RESERVED_LABEL.test(host);
