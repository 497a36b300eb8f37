import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { SecretSettings } from '../../../config/settings';
import { MOST_COUNTED } from '../domain/notification';
import { RESERVED_MS } from '../domain/subdomain';
import { TypeormDepartureStore } from './typeorm-departure-store';
import { TypeormNotificationStore } from './typeorm-notification-store';
import { TypeormPartnerCodeStore } from './typeorm-partner-code-store';
import { TypeormPhoneStore } from './typeorm-phone-store';
import { TypeormSubdomainStore } from './typeorm-subdomain-store';
import { TypeormSurveyStore } from './typeorm-survey-store';

const secrets = new SecretSettings('a-test-key-of-more-than-32-characters');
const now = new Date('2026-11-21T03:00:00.000Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const wins = (outcomes: readonly boolean[]): number => outcomes.filter(Boolean).length;
const dumpOf = async (engine: TestEngine, table: string): Promise<string> =>
  JSON.stringify(await engine.dataSource.query(`SELECT * FROM ${table}`));

describeOnEachEngine('subdomains', (engine) => {
  const store = () => new TypeormSubdomainStore(engine.unitOfWork, secrets);
  const take = (name: string, userId: number, at = now) =>
    engine.unitOfWork.run(() => store().give(name, userId, at));

  it('go to one of twenty who want the same at once', async () => {
    expect(wins(await times(20, (index) => take('wanted', 100 + index)))).toBe(1);
    const owner = (await store().find('wanted'))?.userId;
    expect(await store().of(Number(owner))).toBe('wanted');
  });

  it('are one to a person, however many they ask for at once', async () => {
    const outcomes = await Promise.allSettled(['first', 'second', 'third'].map((name) => take(name, 7)));
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    const rows: unknown[] = await engine.dataSource.query('SELECT name FROM subdomains WHERE holder_id = 7');
    expect(rows).toHaveLength(1);
  });

  it('are kept from others for a year, not from whoever gave them up', async () => {
    await take('mine', 1);
    await take('other', 1);
    expect(await store().find('mine')).toEqual({ userId: 1, releasedAt: now, isKept: false });
    expect(await take('mine', 2, later(RESERVED_MS - 1))).toBe(false);
    expect(await take('mine', 1, later(1))).toBe(true);
    await engine.unitOfWork.run(() => store().release(1, later(2)));
    expect(await take('mine', 2, later(2 + RESERVED_MS))).toBe(true);
  });

  it('are kept from others for ever once links stand on any of them, also those that come later', async () => {
    await take('older', 11);
    await take('newer', 11, later(1));
    await store().keep(11);
    await take('newest', 11, later(2));
    const end = later(3 + RESERVED_MS);
    await engine.unitOfWork.run(() => store().release(11, later(3)));
    await store().removeReleasedBefore(end);
    for (const name of ['older', 'newer', 'newest']) {
      expect(await store().find(name)).toMatchObject({ userId: 11, isKept: true });
      expect(await take(name, 12, end)).toBe(false);
      expect(await store().ownerOf(name)).toBe(11);
    }
    expect(await store().namesOf([11, 99])).toEqual(new Map([[11, 'newest']]));
    expect(await take('older', 11, end)).toBe(true);
    expect(await store().namesOf([11])).toEqual(new Map([[11, 'older']]));
  });

  it('stay reserved after their owner is gone, under a name that tells nothing', async () => {
    await take('quackenbush', 9);
    await store().keep(9);
    await engine.unitOfWork.run(() => store().erase(9, now));
    await engine.unitOfWork.run(() => store().erase(9, now));
    expect(await dumpOf(engine, 'subdomains')).not.toContain('quackenbush');
    expect(await store().find('quackenbush')).toEqual({ userId: 9, releasedAt: now, isKept: false });
    expect(await store().ownerOf('quackenbush')).toBeNull();
    expect(await store().namesOf([9])).toEqual(new Map());
    await store().removeReleasedBefore(later(1));
    expect(await store().find('quackenbush')).toBeNull();
  });
});

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

describeOnEachEngine('notifications', (engine) => {
  const store = () => new TypeormNotificationStore(engine.unitOfWork);
  const tell = (id: string, userId = 1, at = now) =>
    store().add({ id, userId, type: 'news', params: { text: id } }, at);

  it('say a thing once, however often they are told at once', async () => {
    await times(10, () => tell('once', 50));
    expect(await store().page(50, null, 10)).toHaveLength(1);
  });

  it('come newest first, page after page, and stay in place while new ones come', async () => {
    for (let index = 0; index < 25; index += 1) await tell(`n${index}`);
    const first = await store().page(1, null, 10);
    await tell('newer');
    const second = await store().page(1, first.at(-1)?.id ?? 0, 10);
    expect([...first, ...second].map(({ params }) => params['text'])).toEqual(
      Array.from({ length: 20 }, (_, index) => `n${24 - index}`),
    );
  });

  it('are read by their owner alone, some or all', async () => {
    const [mine] = await store().page(1, null, 1);
    await store().markRead(2, [mine?.id ?? 0], now);
    expect(await store().countUnread(1, MOST_COUNTED)).toBe(26);
    await store().markRead(1, [mine?.id ?? 0], now);
    await store().markRead(1, [], now);
    expect(await store().countUnread(1, MOST_COUNTED)).toBe(25);
    expect((await store().page(1, null, 1))[0]?.readAt).toEqual(now);
    await store().markRead(1, undefined, now);
    expect(await store().countUnread(1, MOST_COUNTED)).toBe(0);
  });

  it('are counted up to a hundred', async () => {
    for (let index = 0; index < 120; index += 1) await tell(`many${index}`, 3);
    expect(await store().countUnread(3, MOST_COUNTED)).toBe(100);
  });

  it('are switched off and on', async () => {
    await store().setBlocked(1, 'news', true);
    await store().setBlocked(1, 'news', true);
    expect(await store().blockedOf(1)).toEqual(['news']);
    await store().setBlocked(1, 'news', false);
    expect(await store().blockedOf(1)).toEqual([]);
  });

  it('go when they are old, or with their owner', async () => {
    await tell('young', 4, later(1));
    await store().removeOlderThan(later(1));
    expect([(await store().page(1, null, 1)).length, (await store().page(4, null, 1)).length]).toEqual([
      0, 1,
    ]);
    await store().erase(4);
    expect(await store().page(4, null, 1)).toEqual([]);
  });
});

describeOnEachEngine('departures', (engine) => {
  const store = () => new TypeormDepartureStore(engine.unitOfWork, secrets);
  const ada = { userId: 1, groupIds: [2], email: 'ada@example.com', displayName: 'Ada', lang: 'en' };

  it('begin once, however often they are asked for at once', async () => {
    expect(wins(await times(10, () => store().begin(ada, now)))).toBe(1);
    expect(await store().find(1)).toEqual({ person: ada, saidGoodbyeAt: null });
    expect(await dumpOf(engine, 'account_departures')).not.toMatch(/ada/i);
  });

  it('are unfinished until nothing is known any more', async () => {
    await store().begin({ ...ada, userId: 2 }, later(1));
    await store().saidGoodbye(1, now);
    expect(await store().unfinished(now, 10)).toEqual([]);
    expect(await store().unfinished(later(2), 10)).toEqual([1, 2]);
    expect(await store().unfinished(later(2), 1)).toEqual([1]);
    await store().finish(1, later(1));
    expect(await store().unfinished(later(2), 10)).toEqual([2]);
    expect(await store().find(1)).toEqual({ person: null, saidGoodbyeAt: now });
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
    expect(await surveys.of(1)).toEqual([{ survey: 'rate', answers: { rate: 5 }, answeredAt: later(1) }]);
    await surveys.erase(1);
    expect(await surveys.of(1)).toEqual([]);
  });
});
