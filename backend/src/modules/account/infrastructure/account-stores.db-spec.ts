import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { SecretSettings } from '../../../config/settings';
import { Checkpoint } from '../../../shared/database/checkpoint';
import { TypeormDepartureStore } from './typeorm-departure-store';
import { TypeormPartnerCodeStore } from './typeorm-partner-code-store';
import { TypeormPhoneStore } from './typeorm-phone-store';
import { TypeormSurveyStore } from './typeorm-survey-store';

const secrets = new SecretSettings('a-test-key-of-more-than-32-characters');
const now = new Date('2026-11-21T03:00:00.000Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const wins = (outcomes: readonly boolean[]): number => outcomes.filter(Boolean).length;
const dumpOf = async (engine: TestEngine, table: string): Promise<string> =>
  JSON.stringify(await engine.dataSource.query(`SELECT * FROM ${table}`));

describeOnEachEngine('codes for phones', (engine) => {
  const store = () => new TypeormPhoneStore(engine.unitOfWork, secrets);
  const phone = '+886912345678';
  const send = (userId: number, code = '123456') =>
    store().putCode({ userId, phone, code, expiresAt: later(600_000) });

  it('let five of 200 parallel guesses through, and count all 200', async () => {
    await send(1);
    expect(wins(await times(200, () => store().countTry(1, now)))).toBe(5);
    expect(await store().codeOf(1)).toMatchObject({ phone, triesLeft: 0, usedAt: null });
  });

  it('are used once, however many use them at once', async () => {
    await send(2);
    const used = await times(10, () => store().use(2, '123456', now));
    expect(used.filter((each) => each !== null)).toEqual([phone]);
    await send(2);
    expect(await store().use(2, '123457', now)).toBeNull();
    expect(await store().use(3, '123456', now)).toBeNull();
  });

  it('are worth nothing when they are late, and are cancelled by the next', async () => {
    await send(4, '111111');
    await send(4, '222222');
    expect(await store().countTry(4, later(600_000))).toBe(false);
    expect(await store().use(4, '111111', now)).toBeNull();
    expect(await store().use(4, '222222', now)).toBe(phone);
  });

  it('prove a number for three accounts, however many try at once', async () => {
    const many = '+886987654321';
    const verified = await times(8, (index) =>
      engine.unitOfWork.run(() => store().verify(20 + index, many, now)),
    );
    expect(wins(verified)).toBe(3);
  });

  it('leave neither numbers nor codes readable, and nothing after erasing', async () => {
    await send(5);
    await engine.unitOfWork.run(() => store().verify(5, phone, now));
    const dump = (await dumpOf(engine, 'phones')) + (await dumpOf(engine, 'phone_codes'));
    expect(dump).not.toContain('912345678');
    expect(dump).not.toContain('123456"');
    expect(await store().verifiedOf(5)).toBe(phone);
    await store().erase(5);
    expect([await store().verifiedOf(5), await store().codeOf(5)]).toEqual([null, null]);
    await store().removeCodesExpiredBefore(later(700_000));
    expect(await store().codeOf(1)).toBeNull();
  });
});

describeOnEachEngine('departures', (engine) => {
  const store = () =>
    new TypeormDepartureStore(engine.unitOfWork, new Checkpoint(engine.dataSource), secrets);
  const ada = { userId: 1, groupIds: [2], email: 'ada@example.com', displayName: 'Ada Lovelace', lang: 'en' };

  it('begin once, however often they are asked for at once', async () => {
    expect(wins(await times(10, () => store().begin(ada, now)))).toBe(1);
    expect(await store().find(1)).toEqual({ person: ada, noticeSentAt: null });
    expect(await dumpOf(engine, 'account_departures')).not.toMatch(/ada@|lovelace/i);
  });

  it('are unfinished until nothing is known any more', async () => {
    await store().begin({ ...ada, userId: 2 }, later(1));
    await store().markNoticeSent(1, now);
    expect(await store().unfinished(now, 10)).toEqual([]);
    expect(await store().unfinished(later(2), 10)).toEqual([1, 2]);
    expect(await store().unfinished(later(2), 1)).toEqual([1]);
    await store().finish(1, later(1));
    expect(await store().unfinished(later(2), 10)).toEqual([2]);
    expect(await store().find(1)).toEqual({ person: null, noticeSentAt: now });
    expect(await store().find(3)).toBeNull();
  });
});

describeOnEachEngine('partner codes and surveys', (engine) => {
  const codes = () => new TypeormPartnerCodeStore(engine.unitOfWork);
  const grant = { userId: 1, groupId: 2, audience: 'https://partner.example' };

  it('let one of 50 parallel uses through', async () => {
    const hash = 'a'.repeat(64);
    await codes().add(hash, grant, later(60_000));
    const got = await times(50, () => codes().redeem(hash, grant.audience, now));
    expect(got.filter(Boolean)).toEqual([grant]);
  });

  it('are worth nothing late, elsewhere or unknown', async () => {
    const hash = 'b'.repeat(64);
    await codes().add(hash, grant, later(60_000));
    expect(await codes().redeem(hash, 'https://other.example', now)).toBeNull();
    expect(await codes().redeem(hash, grant.audience, later(60_000))).toBeNull();
    expect(await codes().redeem('c'.repeat(64), grant.audience, now)).toBeNull();
    await codes().removeExpiredBefore(later(60_001));
    expect(await codes().redeem(hash, grant.audience, now)).toBeNull();
    await codes().add(hash, grant, later(60_000));
    await codes().erase(1);
    expect(await codes().redeem(hash, grant.audience, now)).toBeNull();
  });

  it('keep the last answer of each person', async () => {
    const surveys = new TypeormSurveyStore(engine.unitOfWork);
    await times(5, (rate) => surveys.put(1, { survey: 'rate', answers: { rate }, answeredAt: now }));
    await surveys.put(1, { survey: 'rate', answers: { rate: 5 }, answeredAt: later(1) });
    expect(await surveys.surveysOf(1)).toEqual([
      { survey: 'rate', answers: { rate: 5 }, answeredAt: later(1) },
    ]);
    await surveys.erase(1);
    expect(await surveys.surveysOf(1)).toEqual([]);
  });
});
