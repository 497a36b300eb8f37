import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { MandatesService } from '../../../src/modules/payments/application/subscriptions/mandates.service';
import { PAYMENT_TEXTS } from '../../../src/modules/payments/application/mails/payment-texts';
import { PayersWhoLeaveService } from '../../../src/modules/payments/application/subscriptions/payers-who-leave.service';
import { PersonalData } from '../../../src/shared/personal-data/personal-data';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { buyerOf } from '../../support/buyer';
import { enginesFor } from '../../support/deployments';
import { mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';
import { TestTeam } from '../../support/teams';

const NOTIFY = '/api/v1/payments/newebpay/period/notify';
const LEFT = PAYMENT_TEXTS.en.payerLeft.title;

describe.each(enginesFor(3))('payers who leave, on %s', (engine) => {
  let server: TestServer;
  let team: TestTeam;
  let other: TestMember;
  let payer: TestMember;
  let mails: jest.SpyInstance<Promise<void>, Parameters<MailQueue['enqueue']>>;

  const { get, query } = buyerOf(() => ({ server, member: payer }));
  const never = new AbortController().signal;
  const follow = () => get(PayersWhoLeaveService).follow(never);
  const buyAs = async (who: TestCaller): Promise<void> => {
    const body = { featureName: 'initial', paymentType: 'newebPay', groupId: team.groupId };
    const started = await who.call<{ data: { externalId: string } }>('/subscription/order', {
      method: 'POST',
      body,
    });
    const sql =
      'SELECT a.number FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.external_id = ?';
    const [attempt] = await query(sql, [started.body.data.externalId]);
    await server.ask(NOTIFY, {
      method: 'POST',
      body: new URLSearchParams(mandateMade(String(attempt?.['number']), 550)),
    });
  };
  const standing = async (): Promise<unknown[]> => {
    const sql = `SELECT s.state, m.wanted FROM subscriptions s JOIN mandates m ON m.subscription_id = s.id
                  WHERE s.group_id = ?`;
    return (await query(sql, [team.groupId])).map(({ state, wanted }) => [state, wanted]);
  };
  const planOf = async (): Promise<unknown> =>
    (await query('SELECT plan FROM user_groups WHERE id = ?', [team.groupId]))[0]?.['plan'];
  const notified = (): unknown[] =>
    mails.mock.calls.filter(([{ subject }]) => subject === LEFT).map(([{ userId }]) => userId);

  beforeAll(async () => {
    server = await TestServer.start(engine, NEWEBPAY_SETTINGS);
    const worker = server.otherProcess;
    jest.spyOn(worker.get(MandatesService, { strict: false }), 'updateDue').mockResolvedValue();
    jest.spyOn(worker.get(PayersWhoLeaveService, { strict: false }), 'follow').mockResolvedValue();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    payer = await server.member({ email: `${randomUUID()}@example.com` });
    other = await server.member({ email: `${randomUUID()}@example.com` });
    team = await TestTeam.make(server, 'free', payer, other);
    await query('UPDATE memberships SET level = 2 WHERE group_id = ? AND user_id = ?', [
      team.groupId,
      payer.userId,
    ]);
    mails = jest.spyOn(get(MailQueue), 'enqueue');
  });
  afterEach(() => {
    mails.mockRestore();
  });

  it('are not charged any more; the plan stays for its period, and the admins who stay are told once', async () => {
    await buyAs(team.as(payer));
    expect((await team.call(team.as(payer), '/leave', 'POST')).status).toBe(200);
    // Nothing of it is lost when no job runs for a while.
    expect(await standing()).toEqual([['active', 'live']]);
    await follow();
    await follow();
    expect([await standing(), await planOf()]).toEqual([[['cancelled', 'terminated']], 'initial']);
    expect(notified()).toEqual([team.maker.userId]);
    expect(await query('SELECT * FROM departed_payers')).toEqual([]);
  });

  it('change nothing when others pay, whoever has made the group', async () => {
    await buyAs(team.as(payer));
    expect((await team.call(team.admin, '/leave', 'POST')).status).toBe(200);
    await follow();
    expect([await standing(), await planOf(), notified()]).toEqual([[['active', 'live']], 'initial', []]);
  });

  it('are charged as before when they come back before anybody looked', async () => {
    await buyAs(team.as(payer));
    await team.call(team.as(payer), '/leave', 'POST');
    await query('INSERT INTO memberships (group_id, user_id, level, joined_at) VALUES (?, ?, 2, ?)', [
      team.groupId,
      payer.userId,
      new Date(),
    ]);
    await follow();
    expect(await standing()).toEqual([['active', 'live']]);
  });

  it('end what a group pays for when nobody is left in it, whatever becomes of the rest of their removal', async () => {
    await buyAs(team.as(payer));
    const holder = get(PersonalData).holders.find(({ name }) => name === 'groups');
    for (const { userId } of [team.maker, payer, other]) {
      const person = { userId, groupIds: [], email: `${randomUUID()}@example.com` };
      await get(UnitOfWork).run(async () => holder?.erase(person));
    }
    await follow();
    expect([await standing(), await planOf()]).toEqual([[['ended', 'terminated']], 'free']);
  });
});
