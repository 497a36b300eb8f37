import { InvalidInput } from '../../../../shared/domain/domain-error';
import { type HostSet, isOwnHost } from '../../../../shared/domain/own-host';
import { judgeHost } from '../../../../shared/domain/public-host';

const MAX_LANDING_URL_LENGTH = 2048;
/** As Facebook hands them out. */
const SOCIAL_CODE = /^[A-Za-z0-9_-]{8,128}$/;

/** The same that links may lead to, with whatever port the owner has; `field`: what the caller calls it. */
export function readLandingUrl(raw: string, field: string, ownHosts: HostSet): string {
  const refuse = (code: string, message: string): InvalidInput =>
    new InvalidInput([{ field, code: `domains.${code}`, message }]);
  const text = raw.trim();
  if (text.length > MAX_LANDING_URL_LENGTH) {
    throw refuse('url-too-long', `${field} has at most ${String(MAX_LANDING_URL_LENGTH)} characters`);
  }
  if (!/^https?:\/\/[^/\\?#]/i.test(text) || !URL.canParse(text)) {
    throw refuse('url-invalid', `${field} must be a web address that begins with http:// or https://`);
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    throw refuse('url-invalid', `${field} must not contain a user name or a password`);
  }
  if (isOwnHost(url, ownHosts)) {
    throw refuse('url-own-host', `${field} must not lead back to a short domain of this site`);
  }
  if (judgeHost(url.hostname) !== 'public') {
    throw refuse('url-private', `${field} must lead to a host on the open internet`);
  }
  if (url.href.length > MAX_LANDING_URL_LENGTH) {
    throw refuse('url-too-long', `${field} has at most ${String(MAX_LANDING_URL_LENGTH)} characters`);
  }
  return url.href;
}

export function readSocialCode(raw: string): string {
  const code = raw.trim();
  if (SOCIAL_CODE.test(code)) return code;
  throw new InvalidInput([
    {
      field: 'code',
      code: 'domains.social-code-invalid',
      message: 'code must be the content of the meta tag alone: 8 to 128 letters, digits, “-” or “_”',
    },
  ]);
}
