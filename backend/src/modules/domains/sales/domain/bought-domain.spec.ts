import { BoughtDomain } from './bought-domain.entity';

const DAY_MS = 24 * 3_600_000;
const START = new Date('2026-11-27T00:00:00Z');
const on = (days: number): Date => new Date(START.getTime() + days * DAY_MS);

const reserved = (): BoughtDomain => {
  const domain = new BoughtDomain({ groupId: 1, host: 'tea.com', createdAt: START });
  return Object.assign(domain, { id: 7 });
};

function registered(): BoughtDomain {
  const domain = reserved();
  domain.pay('subscription:1', START);
  domain.confirm(on(365), START);
  return domain;
}

describe('a domain that is bought', () => {
  it('keeps others away for a quarter of an hour before it is paid', () => {
    const domain = reserved();
    const end = new Date(START.getTime() + 15 * 60_000);
    expect([domain.yieldsAt(new Date(end.getTime() - 1)), domain.yieldsAt(end)]).toEqual([false, true]);
    domain.pay('subscription:1', end);
    expect(domain.yieldsAt(on(9))).toBe(false);
  });

  it('is asked for under one name until the next year', () => {
    const domain = reserved();
    domain.pay('subscription:1', START);
    expect(domain.requestId).toBe('linklet-7-new');
    domain.confirm(on(365), START);
    domain.pay('subscription:1', on(365));
    expect([domain.state, domain.requestId]).toEqual(['renewing', 'linklet-7-2027']);
    domain.pay('subscription:1', on(365));
    expect(domain.requestId).toBe('linklet-7-2027');
  });

  it('is not renewed for a payment of a year that is registered', () => {
    const domain = registered();
    domain.pay('subscription:1', on(1));
    expect([domain.state, domain.dueAt]).toEqual(['registered', null]);
  });

  it('can be bought again for seven days when it was cancelled, and is lost when a payment failed', () => {
    const [cancelled, failed] = [registered(), registered()];
    cancelled.stopAt(on(365), on(100));
    cancelled.stopAt(on(365), on(365));
    expect([cancelled.state, cancelled.dueAt]).toEqual(['recoverable', on(372)]);
    expect([cancelled.isPayableAt(on(371)), cancelled.isPayableAt(on(372))]).toEqual([true, false]);
    cancelled.pay('subscription:2', on(371));
    expect([cancelled.state, cancelled.reference]).toEqual(['renewing', 'subscription:2']);
    failed.stopAt(on(372), on(372));
    expect([failed.state, failed.liveKey]).toEqual(['lost', null]);
  });

  it('is lost at once when its payment went back', () => {
    const domain = registered();
    domain.stopAt(on(365), on(100));
    domain.stopAt(on(101), on(101));
    expect(domain.state).toBe('lost');
  });

  it('comes with a plan, and has another year whenever the plan has one', () => {
    const domain = reserved();
    domain.include(START);
    expect([domain.state, domain.isIncluded, domain.reference]).toEqual(['registering', true, null]);
    domain.confirm(on(365), on(1));
    // The plan is looked at from then on.
    expect(domain.dueAt).toEqual(on(1));
    domain.followPlan({ paidUntil: on(300), endsAt: null }, on(1));
    expect([domain.state, domain.dueAt]).toEqual(['registered', new Date(on(1).getTime() + 3_600_000)]);
    domain.followPlan({ paidUntil: on(665), endsAt: null }, on(30));
    expect(domain.state).toBe('registered');
    domain.followPlan({ paidUntil: on(665), endsAt: null }, on(300));
    expect([domain.state, domain.requestId]).toEqual(['renewing', 'linklet-7-2027']);
    domain.confirm(on(730), on(301));
    domain.followPlan({ paidUntil: on(665), endsAt: on(665) }, on(302));
    expect([domain.state, domain.endsAt]).toEqual(['registered', on(665)]);
  });

  it('can be bought for seven days once its plan includes it no longer', () => {
    const [paid, forgotten] = [reserved(), reserved()];
    for (const domain of [paid, forgotten]) {
      domain.include(START);
      domain.confirm(on(365), START);
      domain.leavePlan(on(100));
      expect([domain.state, domain.isIncluded, domain.recoverableUntil]).toEqual([
        'recoverable',
        false,
        on(107),
      ]);
    }
    paid.pay('subscription:1', on(101));
    expect([paid.state, paid.reference, paid.dueAt]).toEqual(['renewing', 'subscription:1', on(101)]);
    forgotten.lose(on(107));
    expect([forgotten.state, forgotten.liveKey]).toEqual(['lost', null]);
  });

  it('is not registered when its plan is gone before', () => {
    const domain = reserved();
    domain.include(START);
    domain.leavePlan(on(1));
    expect([domain.state, domain.isIncluded, domain.dueAt]).toEqual(['lapsed', false, null]);
    expect(domain.isPayableAt(on(2))).toBe(true);
  });

  it('needs a person at once who registers it by hand, and after half a day of a registrar that does nothing', () => {
    const domain = reserved();
    domain.pay('subscription:1', START);
    const needs = [false, true].map((isByHand) => domain.needsPerson(isByHand));
    expect(needs).toEqual([false, false]);
    domain.postpone(START, null);
    expect([domain.needsPerson(true), domain.needsPerson(false)]).toEqual([true, false]);
    for (let tries = 1; tries < 7; tries += 1) domain.postpone(START, null);
    expect(domain.needsPerson(false)).toBe(true);
    domain.confirm(on(365), START);
    expect(domain.needsPerson(true)).toBe(false);
  });

  it('asks ever more seldom, and at most every six hours', () => {
    const domain = reserved();
    domain.pay('subscription:1', START);
    const pauses = Array.from({ length: 9 }, () => {
      domain.postpone(START, null);
      return ((domain.dueAt?.getTime() ?? 0) - START.getTime()) / 60_000;
    });
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 360, 360]);
  });
});
