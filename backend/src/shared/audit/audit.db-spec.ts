import { describeOnEachEngine, type TestEngine } from '../../../test/support/database';
import { AuditLogQuery, type AuditLogRange } from './audit-log.query';
import { PersonalData } from '../personal-data/personal-data';
import { AuditPersonalData } from './audit-personal-data';
import { type AuditEntry, AuditTrail } from './audit-trail';

const noon = new Date('2026-11-21T12:00:00.123Z');
const minutes = (count: number): Date => new Date(noon.getTime() + count * 60_000);

function build(engine: TestEngine) {
  const clock = { at: noon, now: () => clock.at };
  const trail = new AuditTrail(engine.unitOfWork, clock);
  const log = new AuditLogQuery(engine.unitOfWork);
  return {
    clock,
    holder: new AuditPersonalData(new PersonalData(), log, trail),
    record: (groupId: number, more: Partial<AuditEntry> = {}) =>
      trail.record({ action: 'identity.signed-in', outcome: 'done', userId: 1, groupId, ...more }),
    read: (groupId: number, more: Partial<AuditLogRange> = {}) =>
      log.ofGroup({ groupId, start: 0, limit: 10, q: '', since: minutes(-60), ...more }),
  };
}

describeOnEachEngine('the audit trail', (engine) => {
  it('keeps who did what, when and from which network', async () => {
    const { record, read } = build(engine);
    await record(1, {
      outcome: 'refused',
      userId: 7,
      address: '203.0.113.77',
      details: { way: 'mail', tries: 3, who: '🦊 O\'Hara "x"' },
    });
    expect(await read(1)).toEqual({
      events: [
        {
          id: expect.any(Number) as number,
          time: noon,
          userId: 7,
          action: 'identity.signed-in',
          outcome: 'refused',
          address: '203.0.113.0',
          details: { way: 'mail', tries: 3, who: '🦊 O\'Hara "x"' },
        },
      ],
      start: null,
    });
  });

  it('takes the longest entry that there can be', async () => {
    const { record, read } = build(engine);
    const details = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`n${n}`, '界'.repeat(300)]));
    await record(2, { action: `x${'y'.repeat(300)}\n`, details });
    const [event] = (await read(2)).events;
    expect(event?.action).toHaveLength(100);
    expect(Object.keys(event?.details ?? {})).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5']);
  });

  it('loses what is rolled back with the work that caused it', async () => {
    const { record, read } = build(engine);
    await engine.unitOfWork
      .run(async () => {
        await record(3);
        throw new Error('no');
      })
      .catch(() => undefined);
    expect((await read(3)).events).toEqual([]);
  });

  it('keeps only the bare facts about somebody who leaves for good', async () => {
    const { record, read, holder } = build(engine);
    for (let n = 0; n < 501; n += 1) await record(4, { userId: 40, address: '203.0.113.7', details: { n } });
    await record(4, { userId: 41, address: '203.0.113.7', details: { n: 'stays' } });
    await engine.unitOfWork.run(() => holder.erase({ userId: 40, groupIds: [], email: null }));
    const { events } = await read(4, { limit: 1_000 });
    expect(events).toHaveLength(502);
    for (const { userId, address, details } of events) {
      const whole = userId === 41 ? ['203.0.113.0', { n: 'stays' }] : [null, {}];
      expect([address, details]).toEqual(whole);
    }
  });

  it('is exported to the people in it, newest first, and to nobody else', async () => {
    const { record, holder } = build(engine);
    for (let n = 0; n < 3; n += 1) await record(60 + n, { userId: 50, details: { n } });
    const exported = await holder.exportOf({ userId: 50, groupIds: [], email: null });
    expect(exported).toEqual(
      [2, 1, 0].map((n) => expect.objectContaining({ groupId: 60 + n, details: { n } }) as unknown),
    );
  });
});

describeOnEachEngine('the log of a group', (engine) => {
  let asked = 0;

  it('is read page by page, newest first, also where entries share a moment, and while more are made', async () => {
    const { record, read, clock } = build(engine);
    for (const at of [noon, noon, noon, minutes(1), minutes(2)]) {
      clock.at = at;
      await record(1, { details: { at: at.toISOString() } });
    }
    const ids: number[] = [];
    let start: number | null = -1;
    for (let page = 0; start !== null; page += 1) {
      const answer = await read(1, { start, limit: 2 });
      ids.push(...answer.events.map(({ id }) => id));
      start = answer.start;
      clock.at = minutes(3);
      if (page === 0) await record(1);
    }
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(Array.from(new Set(ids)).sort((a, b) => b - a));
  });

  it('puts an entry that was written late where its moment belongs', async () => {
    const { record, read, clock } = build(engine);
    clock.at = minutes(5);
    await record(2, { action: 'late' });
    clock.at = minutes(1);
    await record(2, { action: 'early' });
    const first = await read(2, { limit: 1 });
    expect(first.events.map(({ action }) => action)).toEqual(['late']);
    const second = await read(2, { limit: 1, start: first.start ?? 0 });
    expect(second.events.map(({ action }) => action)).toEqual(['early']);
    expect(second.start).toBeNull();
  });

  it('ends where the wanted time begins', async () => {
    const { record, read, clock } = build(engine);
    clock.at = minutes(-61);
    await record(3, { action: 'too old' });
    clock.at = minutes(-60);
    await record(3, { action: 'just in time' });
    const { events, start } = await read(3, { limit: 1 });
    expect(events.map(({ action }) => action)).toEqual(['just in time']);
    expect(start).toBeNull();
  });

  it('shows nothing of other groups, not even by a place in theirs', async () => {
    const { record, read } = build(engine);
    await record(4);
    await record(4);
    await record(5, { action: 'other' });
    const place = (await read(4, { limit: 1 })).start ?? 0;
    expect(await read(5, { start: place })).toEqual({ events: [], start: null });
    expect((await read(5, { q: 'signed' })).events).toEqual([]);
  });

  it.each([
    ['SIGNED', ['identity.signed-in']],
    ['chrome', ['identity.signed-in']],
    ['o\'hara "x"', ['identity.signed-in']],
    ['100%', ['plan.changed']],
    ['1_0', []],
    ['100!', []],
    ['C:\\temp', ['plan.changed']],
    ['設定', ['plan.changed']],
    ['', ['plan.changed', 'identity.signed-in']],
    ['x'.repeat(150), []],
  ])('finds %j in actions and details', async (q, actions) => {
    const { record, read, clock } = build(engine);
    const groupId = 1_000 + ++asked;
    await record(groupId, { details: { browser: 'Chrome', who: 'O\'Hara "x"' } });
    clock.at = minutes(1);
    await record(groupId, { action: 'plan.changed', details: { note: '100% 設定', file: 'C:\\temp' } });
    expect((await read(groupId, { q })).events.map(({ action }) => action)).toEqual(actions);
  });

  it('hands out a page of one to a thousand entries', async () => {
    const { record, read } = build(engine);
    for (let n = 0; n < 3; n += 1) await record(6);
    expect((await read(6, { limit: 0 })).events).toHaveLength(1);
    expect((await read(6, { limit: 1_000_000 })).events).toHaveLength(3);
  });
});
