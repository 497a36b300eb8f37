import { readQuery, splitAddress } from '../../../links/values';

/** Parameters that carry a signature or a pass, in small letters, by who reads them. */
const SIGNED_BY: Readonly<Record<string, readonly string[]>> = {
  // Amazon S3 (versions 4 and 2) and whatever speaks like it.
  aws: ['x-amz-signature', 'awsaccesskeyid'],
  cloudFront: ['key-pair-id', 'cloudfront-signature'],
  googleCloud: ['x-goog-signature', 'googleaccessid'],
  azure: ['sig'],
  alibaba: ['x-oss-signature', 'ossaccesskeyid', 'auth_key'],
  tencent: ['q-signature'],
  huawei: ['x-obs-signature', 'accesskeyid'],
  akamai: ['hdnts', 'hdnea', 'hdntl', '__gda__', '__token__'],
  cloudflare: ['verify'],
  discord: ['hm'],
  meta: ['oh'],
  symfony: ['_hash'],
  generic: [
    'signature',
    '_signature',
    'x-signature',
    'sign',
    'hmac',
    'token',
    'access_token',
    'auth_token',
    'jwt',
    'expires',
  ],
};

const NAMES: ReadonlySet<string> = new Set(Object.values(SIGNED_BY).flat());

/** Whether the address may be signed with its query: one more parameter and its server would refuse it. */
export function isSigned(href: string): boolean {
  const { query } = splitAddress(href);
  return query !== null && readQuery(query).some(({ name }) => NAMES.has(name.toLowerCase()));
}
