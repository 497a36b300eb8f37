import { randomBytes } from 'node:crypto';

/** Unpredictable and new for every page, so that only scripts and styles we wrote into it run. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** Where Google's one tap comes from, and which of its addresses it needs. */
const ONE_TAP = 'https://accounts.google.com/gsi/';

/** What reCAPTCHA loads: its own script loads another, and both open a frame. */
const RECAPTCHA_SCRIPTS = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
const RECAPTCHA_FRAMES = `${RECAPTCHA_SCRIPTS} https://recaptcha.google.com/recaptcha/`;

export interface PageNeeds {
  /** It may show Google's offer to sign in. */
  readonly hasOneTap: boolean;
  /** It may load Google's reCAPTCHA. */
  readonly verifiesHumans: boolean;
  /** Origins of gateways that it may post forms of payments to. */
  readonly formOrigins: readonly string[];
}

/** What a page of the application may load. */
export const pagePolicy = (nonce: string, { hasOneTap, verifiesHumans, formOrigins }: PageNeeds): string => {
  const oneTap = (path = ''): string => (hasOneTap ? ` ${ONE_TAP}${path}` : '');
  const recaptcha = (places: string): string => (verifiesHumans ? ` ${places}` : '');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${oneTap('client')}${recaptcha(RECAPTCHA_SCRIPTS)}`,
    `style-src 'self' 'nonce-${nonce}'${oneTap('style')}`,
    "img-src 'self' data: blob: https:",
    `connect-src 'self'${oneTap()}`,
    `frame-src 'self'${oneTap()}${recaptcha(RECAPTCHA_FRAMES)}`,
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
};

/** Gateways refuse forms that do not say from which site they come. */
export const pageReferrerPolicy = ({ formOrigins }: PageNeeds): string =>
  formOrigins.length === 0 ? 'same-origin' : 'strict-origin-when-cross-origin';

/** Answers that are no pages load nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A service worker asks for pages of the application, and for nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The API's documentation page brings inline scripts and styles of its own. */
export const DOCS_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Over https, browsers come by https alone for a year. Other hosts of the domain decide for themselves. */
export const transportHeaders = (appOrigin: string): Readonly<Record<string, string>> =>
  appOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** Sent with every answer of the application. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
