import { Certificate, type CertificateState, type IssuedCertificate } from './certificate.entity';
import { certificateFailure, failureCodeOf, FAILURE_PREFIX } from './certificate-failure';
import { certificateStatus } from './certificate-status';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const now = new Date('2026-11-25T12:00:00Z');
const at = (ms: number): Date => new Date(now.getTime() + ms);
const HOST = 'go.shop.tw';
const failure = certificateFailure('connection', 'refused');
const issued = (from: Date): IssuedCertificate => ({
  chain: 'PEM',
  issuer: 'E5',
  notBefore: from,
  notAfter: new Date(from.getTime() + 90 * DAY_MS),
});

/** How a certificate comes to each state. */
function inState(state: CertificateState): Certificate {
  const certificate = new Certificate(HOST, now);
  if (state === 'wanted') return certificate;
  certificate.beginOrder('key 1', now);
  if (state === 'ordered') return certificate;
  if (state === 'failed') {
    certificate.failOrder(failure, now);
    return certificate;
  }
  certificate.learnUrl('https://ca/1', now);
  certificate.advance('challenged', now);
  if (state === 'challenged') return certificate;
  certificate.advance('finalizing', now);
  if (state === 'finalizing') return certificate;
  certificate.goLive(issued(now), now);
  if (state === 'revoked') certificate.revoke(now);
  return certificate;
}

const STATES: CertificateState[] = [
  'wanted',
  'ordered',
  'challenged',
  'finalizing',
  'live',
  'failed',
  'revoked',
];
type Act = (certificate: Certificate) => void;
const ACTS: Readonly<Record<string, Act>> = {
  want: (certificate) => certificate.want(now),
  'want a new key': (certificate) => certificate.wantNewKey(now),
  stop: (certificate) => certificate.stop(),
  revoke: (certificate) => certificate.revoke(now),
};

it.each<[keyof typeof ACTS, readonly CertificateState[]]>([
  ['want', ['wanted', 'ordered', 'challenged', 'finalizing', 'live', 'wanted', 'wanted']],
  ['want a new key', ['wanted', 'ordered', 'challenged', 'finalizing', 'wanted', 'wanted', 'wanted']],
  ['stop', ['failed', 'failed', 'failed', 'failed', 'live', 'failed', 'revoked']],
  ['revoke', ['revoked', 'revoked', 'revoked', 'revoked', 'revoked', 'revoked', 'revoked']],
])('to %s leads from each state to one', (act, results) => {
  const reached = STATES.map((state) => {
    const certificate = inState(state);
    ACTS[act]?.(certificate);
    return certificate.state;
  });
  expect(reached).toEqual(results);
});

it.each(STATES)('has a next step when it is %s, or needs none', (state) => {
  const { dueAt, renews } = inState(state);
  expect(dueAt !== null || !renews).toBe(true);
});

it('goes on with what it serves while the next one is ordered, revoked or not', () => {
  const certificate = inState('live');
  certificate.wantNewKey(now);
  certificate.beginOrder('key 2', now);
  expect([certificate.isServed(now), certificate.chainKey]).toEqual([true, 'key 1']);
  certificate.failOrder(failure, now);
  expect([certificate.isServed(now), certificate.chainKey, certificate.orderKey]).toEqual([
    true,
    'key 1',
    null,
  ]);
  certificate.revoke(now);
  expect(certificate.isServed(now)).toBe(false);
  certificate.completeRevocation();
  expect([certificate.chain, certificate.chainKey, certificate.dueAt]).toEqual([null, null, null]);
});

it('is not ordered more than three times in an hour, however often a person asks', () => {
  const certificate = new Certificate(HOST, now);
  for (let count = 0; count < 3; count += 1) {
    certificate.beginOrder(`key ${String(count)}`, at(count * MINUTE_MS));
    certificate.failOrder(failure, at(count * MINUTE_MS));
    certificate.want(at(count * MINUTE_MS));
  }
  expect(certificate.dueAt).toEqual(at(60 * MINUTE_MS));
});

it('has been live since its first certificate, unless there was a gap', () => {
  const certificate = inState('live');
  const renew = (moment: Date): void => {
    certificate.beginOrder('key', moment);
    certificate.goLive(issued(moment), moment);
  };
  renew(at(60 * DAY_MS));
  expect(certificate.liveSince).toEqual(now);
  renew(at(200 * DAY_MS));
  expect(certificate.liveSince).toEqual(at(200 * DAY_MS));
});

it('tells people where it stands', () => {
  const live = certificateStatus(inState('live'), now);
  expect(live).toMatchObject({ state: 'live', isServed: true, issuer: 'E5', lastError: null });
  expect(live.renewsAt?.getTime()).toBeLessThan(at(60 * DAY_MS).getTime());
  expect(certificateStatus(inState('live'), at(91 * DAY_MS))).toMatchObject({
    state: 'expired',
    isServed: false,
  });
  const stopped = inState('failed');
  stopped.stop();
  expect(certificateStatus(stopped, now).state).toBe('none');
  expect(certificateStatus(inState('failed'), now).lastError).toEqual({
    code: 'connection',
    message: failure.message,
    retryAt: at(5 * MINUTE_MS),
  });
});

it('says what went wrong in one line, with the words of the authority cut short', () => {
  const { message } = certificateFailure('other', `a\r\nb\u202e${'x'.repeat(500)}`);
  expect(message.startsWith(`${FAILURE_PREFIX}the certificate authority refused the order (a b`)).toBe(true);
  expect(message).toMatch(/^[^\p{Cc}\p{Cf}]{1,600}$/u);
});

it.each([
  ['urn:ietf:params:acme:error:dns', 'dns'],
  ['urn:ietf:params:acme:error:connection', 'connection'],
  ['urn:ietf:params:acme:error:tls', 'connection'],
  ['urn:ietf:params:acme:error:unauthorized', 'unauthorized'],
  ['urn:ietf:params:acme:error:caa', 'caa'],
  ['urn:ietf:params:acme:error:rateLimited', 'rate-limited'],
  ['urn:ietf:params:acme:error:rejectedIdentifier', 'rejected-identifier'],
  ['urn:ietf:params:acme:error:constructor', 'other'],
  ['about:blank', 'other'],
  ['', 'other'],
])('the error %s is %s', (type, code) => {
  expect(failureCodeOf(type)).toBe(code);
});

describe('a certificate that does not come to be', () => {
  it('is tried again later each time, and not before the authority allows', () => {
    const certificate = inState('ordered');
    const pauses = [0, 1, 2].map(() => {
      certificate.failOrder(failure, now);
      return (certificate.dueAt?.getTime() ?? 0) - now.getTime();
    });
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    const allowedFrom = at(400 * DAY_MS);
    certificate.failOrder(certificateFailure('rate-limited', 'wait', allowedFrom), now);
    expect(certificate.dueAt).toEqual(allowedFrom);
  });

  it('keeps its order when only a call came to nothing', () => {
    const certificate = inState('challenged');
    certificate.repeatCall(certificateFailure('authority-unavailable', '', at(DAY_MS)), now);
    expect([certificate.state, certificate.dueAt]).toEqual(['challenged', at(DAY_MS)]);
    certificate.lookAgain(at(MINUTE_MS));
    expect(certificate.dueAt).toEqual(at(MINUTE_MS));
    certificate.startOver(now);
    expect(certificate.state).toBe('wanted');
  });

  it('tells the authority again that it is revoked', () => {
    const certificate = inState('revoked');
    certificate.retryRevocation(certificateFailure('authority-unavailable', '', at(2 * DAY_MS)), now);
    expect([certificate.state, certificate.dueAt]).toEqual(['revoked', at(2 * DAY_MS)]);
  });

  it('is near its end in the last sixth of its lifetime, and never without one', () => {
    const certificate = inState('live');
    expect([74, 76].map((days) => certificate.isNearEnd(at(days * DAY_MS)))).toEqual([false, true]);
    expect(inState('wanted').isNearEnd(at(DAY_MS))).toBe(false);
  });
});
