import type { AttemptOutcome } from './attempt-outcome';
import { Delivery } from './delivery.entity';

const NOW = new Date('2026-11-26T08:00:00Z');
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const delivery = (isTest = false): Delivery =>
  new Delivery({
    number: 'msg_1',
    webhookId: 1,
    groupId: 5,
    event: 'link.created',
    body: '{}',
    isTest,
    createdAt: NOW,
  });

const outcome = (status: number | null, retryAfter: Date | null = null): AttemptOutcome => ({
  status,
  error: null,
  latencyMs: 5,
  answer: '',
  retryAfter,
});

const waitOf = ({ nextAttemptAt }: Delivery): number | null =>
  nextAttemptAt && nextAttemptAt.getTime() - NOW.getTime();

describe('a delivery', () => {
  it('is due at once', () => {
    expect([delivery().state, waitOf(delivery())]).toEqual(['due', 0]);
  });

  it('is tried ten times, with the pauses of the schedule, and given up then', () => {
    const failing = delivery();
    const waits = Array.from({ length: 10 }, () => {
      failing.settle(outcome(500), NOW, 0);
      return waitOf(failing);
    });
    const hours = [2, 5, 10, 14, 20, 24].map((each) => each * HOUR);
    expect(waits).toEqual([5 * SECOND, 300 * SECOND, 1_800 * SECOND, ...hours, null]);
    expect([failing.state, failing.tries]).toEqual(['givenUp', 10]);
  });

  it('waits up to a fifth longer, so that not all come back together', () => {
    const failing = delivery();
    failing.settle(outcome(null), NOW, 0.999_999);
    expect([failing.state, waitOf(failing)]).toEqual(['retrying', 6 * SECOND]);
  });

  it.each([200, 204, 299])('has arrived with status %i', (status) => {
    const sent = delivery();
    sent.settle(outcome(status), NOW, 0);
    expect([sent.state, waitOf(sent), sent.status]).toEqual(['sent', null, status]);
  });

  it.each([100, 301, 302, 307, 400, 401, 404, 429, 500, 503, null])('has not with %s', (status) => {
    const failed = delivery();
    failed.settle(outcome(status), NOW, 0);
    expect([failed.state, failed.status]).toEqual(['retrying', status]);
  });

  it('is given up when the receiver is gone', () => {
    const failed = delivery();
    failed.settle(outcome(410), NOW, 0);
    expect([failed.state, waitOf(failed)]).toEqual(['givenUp', null]);
  });

  it('waits as long as the receiver says, and never less than the schedule', () => {
    const at = (ms: number) => new Date(NOW.getTime() + ms);
    const waiting = delivery();
    waiting.settle(outcome(503, at(HOUR)), NOW, 0);
    expect(waitOf(waiting)).toBe(HOUR);
    const hurried = delivery();
    hurried.settle(outcome(503, at(SECOND)), NOW, 0);
    expect(waitOf(hurried)).toBe(5 * SECOND);
  });

  it('of a sample is not tried again', () => {
    const sample = delivery(true);
    sample.settle(outcome(500), NOW, 0);
    expect([sample.state, waitOf(sample)]).toEqual(['givenUp', null]);
  });

  it('can be sent again, with the same id and all its tries', () => {
    const again = delivery();
    for (let times = 0; times < 10; times += 1) again.settle(outcome(500), NOW, 0);
    again.sendAgain(NOW);
    expect([again.number, again.state, waitOf(again)]).toEqual(['msg_1', 'due', 0]);
    again.settle(outcome(500), NOW, 0);
    expect(waitOf(again)).toBe(5 * SECOND);
  });
});
