/** Why there is no certificate, as programs decide on it and screens translate it. */
export type CertificateFailureCode =
  /** DNS does not know the host, or did not answer. */
  | 'dns'
  /** No server answered on the port that the authority asks at. */
  | 'connection'
  /** Another server than ours answered. */
  | 'unauthorized'
  /** A CAA record of the domain allows other authorities only. */
  | 'caa'
  /** Too many orders; the authority says when it takes the next one. */
  | 'rate-limited'
  /** The authority issues no certificates for this host. */
  | 'rejected-identifier'
  /** The authority could not be reached, or has an outage. */
  | 'authority-unavailable'
  | 'other';

export interface CertificateFailure {
  readonly code: CertificateFailureCode;
  /** In English, one sentence; begins with {@link FAILURE_PREFIX}. */
  readonly message: string;
  /** Before this moment the authority does not want to be asked again. */
  readonly notBefore?: Date;
}

export const FAILURE_PREFIX = 'Failed to generate certificate: ';
const MAX_DETAIL_LENGTH = 300;

const REASONS: Readonly<Record<CertificateFailureCode, string>> = {
  dns: 'the name of the host could not be found in DNS; check its records',
  connection:
    'nobody answered at the host; check that its records lead here and that ports 80 and 443 are open',
  unauthorized: 'another server answered for the host; check that its records lead here and nowhere else',
  caa: 'a CAA record of the domain allows other certificate authorities only; add one for ours, or remove it',
  'rate-limited': 'the certificate authority takes no more orders for now; it is tried again by itself',
  'rejected-identifier': 'the certificate authority issues no certificates for this host',
  'authority-unavailable': 'the certificate authority could not be reached; it is tried again by itself',
  other: 'the certificate authority refused the order',
};

/** Controls and line breaks of others have no place in our messages. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_DETAIL_LENGTH);

/** @param detail what the authority says itself */
export function certificateFailure(
  code: CertificateFailureCode,
  detail = '',
  notBefore?: Date,
): CertificateFailure {
  const said = oneLine(detail);
  const message = FAILURE_PREFIX + REASONS[code] + (said === '' ? '' : ` (${said})`);
  return { code, message, ...(notBefore ? { notBefore } : {}) };
}

const ACME_ERROR = 'urn:ietf:params:acme:error:';

const CODES: ReadonlyMap<string, CertificateFailureCode> = new Map(
  Object.entries({
    dns: 'dns',
    connection: 'connection',
    tls: 'connection',
    unauthorized: 'unauthorized',
    incorrectResponse: 'unauthorized',
    caa: 'caa',
    rateLimited: 'rate-limited',
    rejectedIdentifier: 'rejected-identifier',
    unsupportedIdentifier: 'rejected-identifier',
    serverInternal: 'authority-unavailable',
  } as const),
);

/** What an error of RFC 8555, 6.7 means to people. */
export const failureCodeOf = (type: string): CertificateFailureCode =>
  (type.startsWith(ACME_ERROR) ? CODES.get(type.slice(ACME_ERROR.length)) : undefined) ?? 'other';
