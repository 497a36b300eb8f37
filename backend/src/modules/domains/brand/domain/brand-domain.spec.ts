import { BrandDomain } from './brand-domain.entity';
import type { LookVerdict } from './look';
import { CLAIM_LIFETIME_MS, UNANSWERED_LIFETIME_MS } from './look-schedule';

const DAY_MS = 24 * 3_600_000;
const BEGIN = new Date('2026-01-01T00:00:00Z');
const after = (days: number): Date => new Date(BEGIN.getTime() + days * DAY_MS);

const verdict = (control: LookVerdict['control'], pointing: LookVerdict['control']): LookVerdict => {
  const findings = [control, pointing];
  const undecided = findings.includes('unknown') ? 'unknown' : 'yes';
  const result = findings.includes('no') ? 'no' : undecided;
  const pointingVerdict = { finding: pointing } as LookVerdict['pointing'];
  return { control, pointing: pointingVerdict, result };
};
const GOOD = verdict('yes', 'yes');
const NO_CONTROL = verdict('no', 'yes');
const NO_POINTING = verdict('yes', 'no');
const UNKNOWN = verdict('unknown', 'unknown');

const claimed = (): BrandDomain =>
  new BrandDomain({ groupId: 3, host: 'go.shop.tw', token: 'a'.repeat(26), createdAt: BEGIN });

function verified(): BrandDomain {
  const domain = claimed();
  domain.startChecking(BEGIN);
  domain.verify(7, BEGIN);
  return domain;
}

function failing(lack = NO_POINTING): BrandDomain {
  const domain = verified();
  domain.takeLook(lack, BEGIN);
  return domain;
}

function invalid(lack = NO_POINTING): BrandDomain {
  const domain = failing(lack);
  domain.takeLook(lack, after(7));
  return domain;
}

describe('a claim', () => {
  it('gives nothing, whatever a look sees, until the host is its own', () => {
    const domain = claimed();
    expect(domain.takeLook(GOOD, BEGIN)).toBeNull();
    expect([domain.state, domain.service]).toEqual(['claimed', 'closed']);
    expect(domain.verify(7, BEGIN)).toBe('verified');
    expect([domain.state, domain.service, domain.domainId]).toEqual(['verified', 'open', 7]);
  });

  it('lapses after nine days of looking, counted from the last start', () => {
    const domain = claimed();
    domain.startChecking(after(5));
    expect(domain.takeLook(NO_CONTROL, new Date(after(5).getTime() + CLAIM_LIFETIME_MS - 1))).toBeNull();
    expect(domain.takeLook(NO_CONTROL, new Date(after(5).getTime() + CLAIM_LIFETIME_MS))).toBe('lapsed');
    expect([domain.state, domain.isLive, domain.nextCheckAt]).toEqual(['lapsed', false, null]);
  });

  it('does not lapse by a look that nobody answers, but for weeks of them', () => {
    const domain = claimed();
    domain.startChecking(BEGIN);
    expect(domain.takeLook(UNKNOWN, new Date(BEGIN.getTime() + UNANSWERED_LIFETIME_MS - 1))).toBeNull();
    expect(domain.state).toBe('claimed');
    expect(domain.takeLook(UNKNOWN, new Date(BEGIN.getTime() + UNANSWERED_LIFETIME_MS))).toBe('lapsed');
  });
});

describe('a verified domain', () => {
  it.each([
    ['control', NO_CONTROL],
    ['pointing', NO_POINTING],
  ] as const)('fails when %s is missing, serves for a week, and is invalid then', (lack, look) => {
    const domain = verified();
    expect(domain.takeLook(look, BEGIN)).toBe('failing');
    expect([domain.state, domain.lack, domain.service]).toEqual(['failing', lack, 'open']);
    expect(domain.takeLook(look, after(1))).toBeNull();
    expect(domain.takeLook(look, after(3))).toBe('failing');
    expect(domain.takeLook(look, after(3.1))).toBeNull();
    expect(domain.takeLook(look, after(6))).toBe('failing');
    expect(domain.takeLook(look, after(7))).toBe('invalid');
    expect([domain.state, domain.service]).toEqual(['invalid', lack === 'control' ? 'closed' : 'visits']);
  });

  it('resolver dead for a day: no domain changes state by a look that nobody could answer, however long', () => {
    for (const make of [verified, failing, invalid]) {
      const domain = make();
      const before = structuredClone(domain);
      expect(domain.takeLook(UNKNOWN, after(400))).toBeNull();
      expect(structuredClone(domain)).toEqual(before);
    }
  });

  it('is back by itself, from failing and from invalid', () => {
    for (const make of [failing, invalid]) {
      const domain = make();
      expect(domain.takeLook(GOOD, after(8))).toBe('back');
      expect([domain.state, domain.failingSince, domain.lack, domain.warnings]).toEqual([
        'verified',
        null,
        null,
        0,
      ]);
      expect(domain.takeLook(GOOD, after(9))).toBeNull();
    }
  });

  it('has its certificate renewed while it serves, and for three days without control', () => {
    expect(verified().mayRenew(BEGIN)).toBe(true);
    expect(failing(NO_POINTING).mayRenew(after(6))).toBe(true);
    expect(failing(NO_CONTROL).mayRenew(after(2.9))).toBe(true);
    expect(failing(NO_CONTROL).mayRenew(after(3))).toBe(false);
    expect(invalid().mayRenew(after(8))).toBe(false);
    const suspended = verified();
    suspended.suspend('site', BEGIN);
    expect(suspended.mayRenew(BEGIN)).toBe(false);
  });

  it('that is unbound serves nobody, yields to others, and has to prove itself again', () => {
    const domain = verified();
    domain.makeDefault(true);
    domain.unbind();
    expect([domain.state, domain.service, domain.yields, domain.isDefault]).toEqual([
      'unbound',
      'closed',
      true,
      false,
    ]);
    expect(domain.lookSubject).toBeNull();
    domain.startChecking(after(3));
    expect([domain.state, domain.lookSubject]).toEqual(['claimed', { state: 'claimed', since: after(3) }]);
  });

  it('goes to another group with its number', () => {
    const domain = verified();
    domain.makeDefault(true);
    domain.moveTo(4);
    expect([domain.groupId, domain.domainId, domain.isDefault, domain.liveKey]).toEqual([
      4,
      7,
      false,
      '4:go.shop.tw',
    ]);
  });
});

describe('suspension', () => {
  it('takes a domain out of service, and only who suspended it lets it serve again', () => {
    const domain = verified();
    domain.suspend('plan', BEGIN);
    expect([domain.service, domain.suspension]).toEqual(['suspended', 'plan']);
    domain.suspend('site', after(1));
    domain.resume('plan');
    expect(domain.service).toBe('suspended');
    domain.suspend('plan', after(2));
    expect(domain.suspension).toBe('site');
    domain.resume('site');
    expect([domain.service, domain.suspension, domain.suspendedAt]).toEqual(['open', null, null]);
  });

  it('for want of a plan ends after thirty days', () => {
    const domain = verified();
    domain.suspend('plan', BEGIN);
    expect([domain.isPlanOver(after(29.9)), domain.isPlanOver(after(30))]).toEqual([false, true]);
    const bySite = verified();
    bySite.suspend('site', BEGIN);
    expect(bySite.isPlanOver(after(400))).toBe(false);
  });
});
