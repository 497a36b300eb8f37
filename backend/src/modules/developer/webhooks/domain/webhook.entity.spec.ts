import type { AttemptOutcome } from './attempt-outcome';
import { MAX_FAILURES, SECRET_OVERLAP_MS, Webhook, type WebhookNotice } from './webhook.entity';

const NOW = new Date('2026-11-26T08:00:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const HOOK = { url: 'https://shop.example/hooks', name: null, events: ['link.created'] as const };

const webhook = (): Webhook =>
  new Webhook({ ...HOOK, groupId: 5, secret: { sealed: 'one', hint: 'whsec_…aaaa' }, createdAt: NOW });

const outcome = (status: number | null, retryAfter: Date | null = null): AttemptOutcome => ({
  status,
  error: status === null ? 'no-answer' : null,
  latencyMs: 5,
  answer: '',
  retryAfter,
});

function fail(hook: Webhook, times: number, status: number | null = 500): (WebhookNotice | null)[] {
  return Array.from({ length: times }, () => hook.settle(outcome(status), NOW));
}

describe('the state of a webhook', () => {
  it('is pending until something has arrived, and active from then on', () => {
    const hook = webhook();
    expect([hook.state, hook.isOn]).toEqual(['pending', true]);
    expect(hook.settle(outcome(204), NOW)).toBeNull();
    expect([hook.state, hook.lastDeliveryAt]).toEqual(['active', NOW]);
  });

  it('is warned from five failures in a row on, and active after the next success', () => {
    const hook = webhook();
    fail(hook, 4);
    expect(hook.state).toBe('pending');
    fail(hook, 1, null);
    expect([hook.state, hook.failuresInARow]).toEqual(['warned', 5]);
    hook.settle(outcome(200), NOW);
    expect([hook.state, hook.failuresInARow]).toEqual(['active', 0]);
  });

  it('is off after twenty failures in a row; people hear of 5, 10, 15 and 20', () => {
    const hook = webhook();
    const notices = fail(hook, MAX_FAILURES);
    expect(notices.flatMap((notice) => (notice ? [[notice.kind, notice.failures]] : []))).toEqual([
      ['failing', 5],
      ['failing', 10],
      ['failing', 15],
      ['off', 20],
    ]);
    expect([hook.state, hook.offReason]).toEqual(['off', 'failures']);
    // A call that was under way carries nothing new.
    expect([hook.settle(outcome(500), NOW), hook.failuresInARow]).toEqual([null, 20]);
  });

  it('is off at once when the receiver says that it is gone', () => {
    const hook = webhook();
    expect(hook.settle(outcome(410), NOW)).toEqual({ kind: 'gone', failures: 1 });
    expect([hook.state, hook.offReason]).toEqual(['off', 'gone']);
  });

  it('begins anew when it is switched on, and only then', () => {
    const hook = webhook();
    fail(hook, MAX_FAILURES);
    hook.turnOn(NOW);
    expect([hook.state, hook.offReason, hook.failuresInARow]).toEqual(['pending', null, 0]);
    hook.settle(outcome(200), NOW);
    hook.turnOn(NOW);
    expect(hook.state).toBe('active');
  });

  it('is not changed by what comes of a call once somebody has switched it off', () => {
    const hook = webhook();
    hook.turnOff('byHand');
    hook.settle(outcome(200), NOW);
    hook.settleTest(outcome(200), NOW);
    expect([hook.state, hook.offReason]).toEqual(['off', 'byHand']);
  });

  it('begins anew with another address, and goes on with the same', () => {
    const hook = webhook();
    fail(hook, 6);
    hook.change({ ...HOOK, name: 'Shop' });
    expect([hook.state, hook.failuresInARow, hook.name]).toEqual(['warned', 6, 'Shop']);
    hook.change({ ...HOOK, url: 'https://other.example/' });
    expect([hook.state, hook.failuresInARow]).toEqual(['pending', 0]);
  });

  it('is mended by a sample that arrives, and not harmed by one that does not', () => {
    const hook = webhook();
    fail(hook, 6);
    hook.settleTest(outcome(500), NOW);
    expect(hook.failuresInARow).toBe(6);
    hook.settleTest(outcome(200), NOW);
    expect([hook.state, hook.failuresInARow]).toEqual(['active', 0]);
  });
});

describe('the rest of a webhook', () => {
  const restAfter = (failures: number): number => {
    const hook = webhook();
    fail(hook, failures);
    return hook.restsUntil.getTime() - NOW.getTime();
  };

  it('grows with failures in a row, so that an outage of hours does not use them up', () => {
    expect([1, 4, 5, 6, 10, 19].map(restAfter)).toEqual([0, 0, 5_000, 10_000, 160_000, 7_200_000]);
    const all = Array.from({ length: MAX_FAILURES - 1 }, (_, at) => restAfter(at + 1));
    expect(all.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(8 * 3_600_000);
  });

  it.each([429, 502, 504])('is taken at once when the receiver answers %i', (status) => {
    const hook = webhook();
    fail(hook, 1, status);
    expect(hook.restsUntil).toEqual(later(30_000));
  });

  it('is as long as the receiver says', () => {
    const hook = webhook();
    hook.settle(outcome(503, later(90_000)), NOW);
    expect(hook.restsUntil).toEqual(later(90_000));
  });
});

describe('the secrets of a webhook', () => {
  it('are two for a day after a change', () => {
    const hook = webhook();
    expect(hook.secretsAt(NOW)).toEqual(['one']);
    hook.takeSecret({ sealed: 'two', hint: 'whsec_…bbbb' }, NOW);
    expect(hook.secretsAt(later(SECRET_OVERLAP_MS - 1))).toEqual(['two', 'one']);
    expect(hook.secretsAt(later(SECRET_OVERLAP_MS))).toEqual(['two']);
    expect(hook.secretHint).toBe('whsec_…bbbb');
  });
});
