import { describeOnEachEngine } from '../../../../../test/support/database';
import { SqlApiPlanStore } from './sql-api-plan-store';

const now = new Date('2026-11-26T12:00:00.123Z');
const later = new Date('2026-11-27T12:00:00.456Z');
const planOf = (groupId: number) => ({
  groupId,
  startsOn: '2026-11-26',
  enabledBy: 3,
  notifies: true,
  threshold: 80,
});
const emailOf = (groupId: number, email: string, confirmedAt: Date | null = null) => ({
  groupId,
  email,
  codeHash: `${String(groupId)}-${email}`,
  createdAt: now,
  confirmedAt,
});

describeOnEachEngine('stored API plans', (engine) => {
  const store = (): SqlApiPlanStore => new SqlApiPlanStore(engine.unitOfWork);

  it('are one for each group, however many ask for it at once', async () => {
    const added = await Promise.all(Array.from({ length: 10 }, () => store().add(planOf(1), now)));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await store().find(1)).toEqual(planOf(1));
    await store().saveNotifications({ groupId: 1, notifies: false, threshold: 55 });
    expect(await store().find(1)).toEqual({ ...planOf(1), notifies: false, threshold: 55 });
    expect(await store().find(99)).toBeNull();
  });

  it('sum up calls by day and by year', async () => {
    for (const [day, calls] of [
      ['2026-11-25', 5],
      ['2026-11-26', 7],
      ['2026-11-27', 3],
      ['2026-11-27', -1],
    ] as const) {
      await store().addCalls([{ groupId: 2, day, calls }]);
    }
    const from = '2026-11-26';
    expect(
      await store().callsSince(
        new Map([
          [2, from],
          [98, from],
        ]),
      ),
    ).toEqual(new Map([[2, 9]]));
    expect(await store().callsByDay(2, from)).toEqual([
      { groupId: 2, day: '2026-11-26', calls: 7 },
      { groupId: 2, day: '2026-11-27', calls: 2 },
    ]);
  });

  it('know their addresses in the order in which they were given, and by their codes', async () => {
    const emails = [emailOf(3, 'z@x.com'), emailOf(3, 'a@x.com', later)];
    await store().replaceEmails(3, [emailOf(3, 'old@x.com')]);
    await store().replaceEmails(3, emails);
    expect(await store().emailsOf(3)).toEqual(emails);
    const [first] = emails;
    if (!first) throw new Error('no address');
    await store().confirmEmail(first, later);
    expect(await store().findEmail('3-z@x.com')).toEqual({ ...first, confirmedAt: later });
    expect(await store().findEmail('3-old@x.com')).toBeNull();
    await store().replaceEmails(3, []);
    expect(await store().emailsOf(3)).toEqual([]);
  });

  it('note a share once for each year', async () => {
    const [year, next] = [
      { from: '2026-11-26', to: '2027-11-26' },
      { from: '2027-11-26', to: '2028-11-26' },
    ];
    const noted = [];
    for (const period of [year, year, next]) noted.push(await store().addReached(4, period, 80, now));
    expect(noted).toEqual([true, false, true]);
  });

  it('go with their group, and addresses with whom they are of', async () => {
    for (const groupId of [5, 6]) {
      await store().add(planOf(groupId), now);
      await store().addCalls([{ groupId, day: '2026-11-26', calls: 1 }]);
      await store().replaceEmails(groupId, [emailOf(groupId, 'ada@x.com'), emailOf(groupId, 'bob@x.com')]);
    }
    await store().removeGroup(5);
    expect([await store().find(5), await store().emailsOf(5), await store().callsByDay(5, '')]).toEqual([
      null,
      [],
      [],
    ]);
    expect((await store().rowsOfEmail('ada@x.com', 10)).map(({ groupId }) => groupId)).toEqual([6]);
    await store().removeEmail('ada@x.com');
    expect((await store().emailsOf(6)).map(({ email }) => email)).toEqual(['bob@x.com']);
    expect(await store().find(6)).toEqual(planOf(6));
  });
});
