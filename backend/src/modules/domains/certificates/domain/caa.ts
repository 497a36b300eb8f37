/** A CAA record (RFC 8659): `0 issue "letsencrypt.org; validationmethods=http-01"`. */
export interface CaaRecord {
  readonly isCritical: boolean;
  /** In lower case. */
  readonly tag: string;
  readonly value: string;
}

/** What an authority and an order of ours look like to CAA. */
export interface CaaOrder {
  /** Names by which records allow the authority; empty when it says none. */
  readonly identities: readonly string[];
  /** How the authority checks us, such as `http-01`. */
  readonly method: string;
  /** Null before there is an account. */
  readonly accountUrl: string | null;
}

/** Property tags that need not be understood to tell whether one name may have a certificate. */
const KNOWN_TAGS: ReadonlySet<string> = new Set(['issue', 'issuewild', 'iodef', 'issuemail', 'issuevmc']);

interface Issue {
  /** Empty: none. */
  readonly issuer: string;
  readonly parameters: ReadonlyMap<string, string>;
}

/** What is no name of an issuer allows none (RFC 8659, 4.2). */
const ISSUER = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

function issueIn(value: string): Issue {
  const [issuer = '', ...rest] = value.split(';').map((part) => part.trim());
  const pairs = rest
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      const [name, text] = at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
      return [name.trim().toLowerCase(), text.trim()] as const;
    });
  const name = issuer.toLowerCase().replace(/\.$/, '');
  return { issuer: ISSUER.test(name) ? name : '', parameters: new Map(pairs) };
}

function allows({ issuer, parameters }: Issue, { identities, method, accountUrl }: CaaOrder): boolean {
  if (issuer === '') return false;
  // An authority that does not say its names decides by itself.
  if (identities.length > 0 && !identities.some((name) => name.toLowerCase() === issuer)) return false;
  const methods = parameters.get('validationmethods');
  if (methods !== undefined && !methods.split(',').some((each) => each.trim() === method)) return false;
  const account = parameters.get('accounturi');
  return account === undefined || account === accountUrl;
}

/**
 * Whether the records that are in force for a host allow an order for it (RFC 8659, 4.2, and RFC 8657). Without an
 * `issue` everybody may; with several, one that names us will do.
 */
export function caaAllows(records: readonly CaaRecord[], order: CaaOrder): boolean {
  if (records.some(({ isCritical, tag }) => isCritical && !KNOWN_TAGS.has(tag))) return false;
  const issues = records.filter(({ tag }) => tag === 'issue').map(({ value }) => issueIn(value));
  return issues.length === 0 || issues.some((issue) => allows(issue, order));
}

/** Names whose records are asked for, one after the other until one has some: the host, and each name above it. */
export function caaClimb(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}
