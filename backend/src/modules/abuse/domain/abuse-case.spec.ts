import { DomainError } from '../../../shared/domain/domain-error';
import { AbuseCase } from './abuse-case.entity';
import { mainReasonOf, NO_REPORTS, totalOf } from './report-reason';

const now = new Date('2026-11-22T12:00:00Z');
const later = new Date('2026-11-23T12:00:00Z');

const opened = (): AbuseCase => new AbuseCase({ linkId: 7, shortUrl: 'https://linklet.example/abc', now });

/** A case that was closed. */
function closed(state: 'acted' | 'dismissed'): AbuseCase {
  const found = opened();
  found.report('spam', 'none', now);
  found.take({ state, action: state === 'acted' ? 'warn' : 'none' }, 'none', now);
  Object.assign(found, { notifiedAt: now });
  return found;
}

describe('a case', () => {
  it('gathers what is reported of its link', () => {
    const found = opened();
    for (const reason of ['phishing', 'spam', 'phishing'] as const) found.report(reason, 'none', later);
    expect(found.counts).toEqual({ ...NO_REPORTS, phishing: 2, spam: 1 });
    expect(totalOf(found.counts)).toBe(3);
    expect(found).toMatchObject({
      state: 'open',
      openedAt: now,
      lastReportAt: later,
      needsNotification: true,
    });
  });

  it.each([
    ['acted', 'warn', 'open'],
    ['acted', 'disable', 'acted'],
    ['dismissed', 'none', 'open'],
  ] as const)('that is %s, on a link with %s, is %s after one more report', (state, measure, after) => {
    const found = closed(state);
    found.report('malware', measure, later);
    expect(found.state).toBe(after);
    const isOpen = after === 'open';
    expect(found).toMatchObject({
      openedAt: isOpen ? later : now,
      closedAt: isOpen ? null : now,
      notifiedAt: now,
      needsNotification: isOpen,
    });
  });

  it('that somebody looks at stays with them when more is reported', () => {
    const found = opened();
    found.take({ state: 'reviewing', action: 'none' }, 'none', now);
    found.report('spam', 'none', later);
    expect(found).toMatchObject({ state: 'reviewing', needsNotification: false });
  });

  it('is closed once, however often it is judged again', () => {
    const found = closed('acted');
    expect(found.take({ state: 'acted', action: 'disable' }, 'warn', later)).toBe(true);
    expect(found.closedAt).toBe(now);
    expect(found.take({ state: 'reviewing', action: 'lift' }, 'disable', later)).toBe(true);
    expect(found.closedAt).toBeNull();
  });

  it.each([
    ['reviewing', 'none', 'none', true],
    ['open', 'none', 'none', false],
    ['open', 'lift', 'warn', true],
  ] as const)('that is open changes to %s with %s on %s: %s', (state, action, measure, changes) => {
    expect(opened().take({ state, action }, measure, later)).toBe(changes);
  });

  it('has an open appeal until somebody closes it', () => {
    const found = closed('acted');
    expect(found.hasOpenAppeal).toBe(false);
    found.appeal({ userId: 3, text: 'It is mine.', appealedAt: later });
    found.take({ state: 'reviewing', action: 'none' }, 'warn', later);
    expect(found.hasOpenAppeal).toBe(true);
    found.take({ state: 'acted', action: 'none' }, 'warn', later);
    expect(found.hasOpenAppeal).toBe(false);
    found.report('spam', 'warn', new Date(later.getTime() + 1));
    expect(found.hasOpenAppeal).toBe(false);
  });

  it('is the same after the same step again', () => {
    const found = closed('acted');
    expect(found.take({ state: 'acted', action: 'warn' }, 'warn', later)).toBe(false);
  });

  it.each(['acted', 'dismissed'] as const)('that is %s opens again with an appeal, once', (state) => {
    const found = closed(state);
    const appeal = { userId: 3, text: 'It is mine.', appealedAt: later };
    found.appeal(appeal);
    expect(found).toMatchObject({
      state: 'open',
      appealText: 'It is mine.',
      appealUserId: 3,
      needsNotification: true,
    });
    expect(() => {
      found.appeal(appeal);
    }).toThrow(DomainError);
  });
});

describe('what most reports say', () => {
  it.each([
    [NO_REPORTS, null],
    [{ ...NO_REPORTS, other: 1 }, 'other'],
    [{ ...NO_REPORTS, spam: 2, malware: 2, other: 1 }, 'malware'],
    [{ ...NO_REPORTS, illegal: 3, phishing: 2 }, 'illegal'],
  ])('%j: %s', (counts, reason) => {
    expect(mainReasonOf(counts)).toBe(reason);
  });
});
