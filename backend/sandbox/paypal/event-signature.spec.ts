import { X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { issue, newAuthority } from './certificates';
import { isSigned, signedText, signEvent } from './event-signature';

const BODY =
  '{"id":"WH-TEST-0001","event_type":"BILLING.SUBSCRIPTION.ACTIVATED","resource_type":"subscription","resource":{"id":"I-BW452GLLEP1G","status":"ACTIVE"}}';
const TRANSMISSION = {
  id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  time: '2016-02-18T20:01:35Z',
  webhookId: '1JE4291016473214C',
  body: BODY,
};

describe('the signature of an event', () => {
  const authority = newAuthority();
  const now = Date.UTC(2026, 10, 23);
  const certificate = issue(authority, { now, callersNow: now });

  it('is over the checksum of the body', () => {
    expect(crc32('123456789')).toBe(3421780262);
    expect(signedText(TRANSMISSION)).toBe(
      '69cd13f0-d67a-11e5-baa3-778b53f4ae55|2016-02-18T20:01:35Z|1JE4291016473214C|3795221640',
    );
  });

  it('is made with a certificate that the authority has signed', () => {
    const [leaf, root] = [new X509Certificate(certificate.pem), new X509Certificate(authority.pem)];
    expect([root.ca, leaf.ca]).toEqual([true, false]);
    expect(leaf.checkIssued(root)).toBe(true);
    expect([leaf.verify(root.publicKey), root.verify(root.publicKey)]).toEqual([true, true]);
    expect(leaf.checkHost('messageverificationcerts.paypal.com')).toBeDefined();
    expect(Date.parse(leaf.validTo) - now).toBe(365 * 86_400_000);
  });

  it('holds for exactly that body, webhook and certificate', () => {
    const signature = signEvent(TRANSMISSION, certificate.key);
    expect(isSigned(TRANSMISSION, signature, certificate.pem)).toBe(true);
    expect(isSigned({ ...TRANSMISSION, body: `${BODY} ` }, signature, certificate.pem)).toBe(false);
    expect(isSigned({ ...TRANSMISSION, webhookId: 'WEBHOOK_ID' }, signature, certificate.pem)).toBe(false);
    expect(isSigned(TRANSMISSION, signature, authority.pem)).toBe(false);
  });
});
