import { DeliveryStore } from '../../../src/modules/developer/webhooks/application/ports/delivery-store';
import { BrandDomainChangesService } from '../../../src/modules/domains/brand/application/brand-domain-changes.service';
import type { LimitNeared } from '../../../src/modules/billing/events';
import type { UsageThresholdReached } from '../../../src/modules/developer/events';
import type { CertificateIssued, DomainVerified } from '../../../src/modules/domains/events';
import type {
  PaymentFailed,
  PaymentReceived,
  SubscriptionChanged,
} from '../../../src/modules/payments/events';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { PersonalData } from '../../../src/shared/personal-data/personal-data';
import { enableApi } from '../../support/api-programs';
import { type Answer, type TestMember, TestServer } from '../../support/app';
import { checkedTable, ranTable } from '../../support/batch-tasks';
import { batch, type BatchAnswer, outcomesOf } from '../../support/batches';
import { verifiedDomain } from '../../support/brand-domains';
import { enginesFor } from '../../support/deployments';
import { MailServer } from '../../support/mail-server';
import { PUBLIC_IP, TestNetwork } from '../../support/networks';
import type { Refusal } from '../../support/teams';
import { eventually } from '../../support/waiting';
import { WebhookReceiver } from '../../support/webhooks';

interface Hook {
  readonly id: number;
  readonly url: string;
  readonly name: string | null;
  readonly events: string[];
  readonly state: string;
  readonly offReason: string | null;
  readonly failuresInARow: number;
  readonly secretHint: string;
  readonly previousSecretEndsAt: string | null;
  readonly secret?: string;
}
interface Sent {
  readonly id: string;
  readonly event: string;
  readonly isTest: boolean;
  readonly state: string;
  readonly attempts: number;
  readonly status: number | null;
  readonly nextAttemptAt: string | null;
}
interface Body {
  readonly type: string;
  readonly isTest?: boolean;
  readonly data: Record<string, unknown>;
}
interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
}

interface Said<T> extends Refusal {
  readonly data: T;
}

const HOOKS = '/developer/webhooks';

describe.each(enginesFor(3))('webhooks over HTTP on %s', (engine) => {
  let receiver: WebhookReceiver;
  let mails: MailServer;
  let server: TestServer;
  let ada: TestMember;
  let paths = 0;

  beforeAll(async () => {
    receiver = new WebhookReceiver();
    await receiver.start();
    mails = await MailServer.start();
    const network = new TestNetwork(receiver);
    network.names.set('shop.test', [[PUBLIC_IP]]);
    server = await TestServer.start(engine, { SMTP_URL: mails.url }, network);
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
    await receiver.stop();
  });
  beforeEach(async () => {
    receiver.answering = () => 204;
    ada = await server.member();
    await enableApi(server, ada);
  });

  const call = <T = unknown>(path = '', given: Call = {}): Promise<Answer<Said<T>>> =>
    ada.call<Said<T>>(HOOKS + path, given);

  /** One of the group that the receiver knows the secret of. */
  async function listen(...events: string[]): Promise<Hook & { readonly path: string }> {
    paths += 1;
    const path = `/hooks/${paths}`;
    const { status, body } = await call<Hook>('', {
      method: 'POST',
      body: { url: `http://shop.test${path}`, events },
    });
    expect(status).toBe(201);
    receiver.secrets.set(path, body.data.secret ?? '');
    return { ...body.data, path };
  }

  const arrivedAt = (path: string) => receiver.received.filter((each) => each.path === path);
  const bodiesAt = (path: string) => arrivedAt(path).map(({ body }) => JSON.parse(body) as Body);
  const arrived = (path: string, count: number) =>
    eventually(
      () => Promise.resolve(bodiesAt(path)),
      (bodies) => bodies.length >= count,
    );
  const shown = async (id: number): Promise<Hook> => (await call<Hook>(`/${id}`)).body.data;
  const sentTo = async (id: number, query = '') =>
    (await call<{ deliveries: Sent[]; nextCursor: string | null }>(`/${id}/deliveries${query}`)).body.data;

  describe('are kept', () => {
    it('with a secret that is shown this once', async () => {
      const hook = await listen('link.trashed', 'link.created');
      expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(hook).toMatchObject({ state: 'pending', offReason: null, failuresInARow: 0, name: null });
      expect(hook.events).toEqual(['link.created', 'link.trashed']);
      const { body } = await call<{ webhooks: Hook[]; limit: number }>();
      expect(body.data).toMatchObject({
        limit: 10,
        webhooks: [{ id: hook.id, secretHint: hook.secretHint }],
      });
      expect(hook.secretHint).toBe(`whsec_…${hook.secret?.slice(-4) ?? ''}`);
      expect(JSON.stringify([body, await shown(hook.id)])).not.toContain(hook.secret);
      const rows = await server.web.app.get(UnitOfWork).manager.query<object[]>('SELECT * FROM webhooks');
      expect(JSON.stringify(rows)).not.toContain(hook.secret?.slice(6));
    });

    it('and changed in what is named alone', async () => {
      const { id, path } = await listen('link.created');
      const change = await call<Hook>(`/${id}`, { method: 'PUT', body: { name: ' Shop ' } });
      expect(change.body.data).toMatchObject({
        name: 'Shop',
        url: `http://shop.test${path}`,
        state: 'pending',
      });
      const off = await call<Hook>(`/${id}`, { method: 'PUT', body: { isOn: false, name: null } });
      expect(off.body.data).toMatchObject({ state: 'off', offReason: 'byHand', name: null });
      const on = await call<Hook>(`/${id}`, {
        method: 'PUT',
        body: { isOn: true, events: ['link.updated'] },
      });
      expect(on.body.data).toMatchObject({ state: 'pending', offReason: null, events: ['link.updated'] });
    });

    it('for groups with an API plan alone', async () => {
      ada = await server.member();
      const body = { url: 'https://shop.example.com/', events: ['link.created'] };
      for (const [path, given] of [
        ['', {}],
        ['', { method: 'POST', body }],
        ['/1', {}],
        ['/1', { method: 'PUT', body: {} }],
        ['/1', { method: 'DELETE' }],
        ['/1/secret', { method: 'POST' }],
        ['/1/test', { method: 'POST', body: { event: 'link.created' } }],
        ['/1/deliveries', {}],
        ['/1/deliveries/msg_1', {}],
        ['/1/deliveries/msg_1/resend', { method: 'POST' }],
      ] as const) {
        const refused = await call(path, given);
        expect([path, refused.status, refused.body.error.code]).toEqual([
          path,
          403,
          'developer.plan-not-enabled',
        ]);
      }
    });

    it.each([
      [{ url: 'nowhere' }, 'url', 'developer.webhook-url-invalid'],
      [{ url: 'https://169.254.169.254/' }, 'url', 'developer.webhook-url-invalid'],
      [{ events: [] }, 'events', 'developer.webhook-without-events'],
      [{ events: ['link.exploded'] }, 'events', 'developer.webhook-event-unknown'],
      [{ name: 'a'.repeat(61) }, 'name', 'developer.webhook-name-invalid'],
    ])('but not with %j', async (wrong, field, code) => {
      const body = { url: 'https://shop.example.com/', events: ['link.created'], ...wrong };
      const refused = await call('', { method: 'POST', body });
      expect(refused.status).toBe(400);
      expect(refused.body.error).toMatchObject({ code, fields: [{ field, code }] });
    });

    it('ten of a group, also when many are added at once', async () => {
      const body = { url: 'https://shop.example.com/', events: ['link.created'] };
      const answers = await Promise.all(
        Array.from({ length: 14 }, () => call<Hook>('', { method: 'POST', body })),
      );
      const refusals = answers.filter(({ status }) => status !== 201);
      expect(refusals.map(({ body: { error } }) => error.code)).toEqual(
        Array<string>(4).fill('developer.too-many-webhooks'),
      );
      const [first] = answers.filter(({ status }) => status === 201);
      await call(`/${first?.body.data.id ?? 0}`, { method: 'DELETE' });
      expect((await call('', { method: 'POST', body })).status).toBe(201);
    });

    it('until they are deleted, with all that was sent', async () => {
      const { id } = await listen('link.created');
      await call(`/${id}/test`, { method: 'POST', body: { event: 'link.created' } });
      expect((await call(`/${id}`, { method: 'DELETE' })).status).toBe(200);
      expect((await call(`/${id}`)).body.error.code).toBe('developer.webhook-does-not-exist');
      const { manager } = server.web.app.get(UnitOfWork);
      const rowsOf = async (table: string) =>
        manager.query<object[]>(`SELECT id FROM ${table} WHERE webhook_id = ?`, [id]);
      await eventually(
        async () => [...(await rowsOf('webhook_deliveries')), ...(await rowsOf('webhook_attempts'))],
        (rows) => rows.length === 0,
      );
    });

    it('and go with their group', async () => {
      const { id, path } = await listen('link.created');
      const holder = server.web.app.get(PersonalData).holders.find(({ name }) => name === 'webhooks');
      const person = { userId: ada.userId, groupIds: [ada.groupId], email: null };
      expect(await holder?.exportOf(person)).toMatchObject([{ url: `http://shop.test${path}` }]);
      await holder?.erase(person);
      expect((await call(`/${id}`)).status).toBe(404);
    });
  });

  describe('tell', () => {
    it('of the life of a link, signed, in the order of their ids', async () => {
      const { path, id } = await listen('link.created', 'link.updated', 'link.trashed');
      const link = await ada.shorten('https://example.com/1');
      await ada.call(`/links/${link.encodeId}`, { method: 'PUT', body: { url: 'https://example.com/2' } });
      await ada.call(`/links/${link.encodeId}`, { method: 'DELETE' });
      await arrived(path, 3);
      const inOrder = arrivedAt(path).toSorted((one, other) => (one.id < other.id ? -1 : 1));
      const bodies = inOrder.map(({ body }) => JSON.parse(body) as Body);
      const { encodeId, shortUrl, id: linkId } = link;
      const same = { id: linkId, encodeId, shortUrl, domain: 'linklet.test', userId: ada.userId };
      expect(bodies).toMatchObject([
        { type: 'link.created', data: { ...same, url: 'https://example.com/1', isTrashed: false } },
        { type: 'link.updated', data: { ...same, url: 'https://example.com/2', isTrashed: false } },
        { type: 'link.trashed', data: { ...same, isTrashed: true } },
      ]);
      expect(receiver.forged).toBe(0);
      expect(
        await eventually(
          () => shown(id),
          ({ state }) => state !== 'pending',
        ),
      ).toMatchObject({
        state: 'active',
        failuresInARow: 0,
      });
    });

    it('of many links that are made and changed at once', async () => {
      const { path } = await listen('link.created', 'link.updated', 'link.trashed');
      const links = [1, 2, 3].map((number) => ({ url: `https://example.com/${number}` }));
      const made = await ada.call<BatchAnswer>('/batch/links', { method: 'POST', body: { links } });
      const encodeIds = Object.keys(outcomesOf(made));
      await batch(ada, 'url', { encodeIds, value: 'https://example.com/all' });
      await batch(ada, 'delete', { encodeIds });
      const bodies = await arrived(path, 9);
      expect(bodies.map(({ type }) => type).toSorted()).toEqual(
        ['link.created', 'link.trashed', 'link.updated'].flatMap((type) => [type, type, type]),
      );
    });

    it('of domains, certificates, payments, subscriptions and what is used', async () => {
      const { path } = await listen(
        'domain.verified',
        'domain.failed',
        'domain.certificate-issued',
        'payment.succeeded',
        'payment.failed',
        'subscription.changed',
        'usage.threshold',
      );
      const { app } = server.web;
      const { groupId } = ada;
      const domain = await verifiedDomain(server, groupId);
      await app.get(BrandDomainChangesService).apply(domain.id, (held, now) => {
        const none = { answers: [], finding: 'no' } as const;
        held.takeLook({ result: 'no', control: 'no', pointing: none } as never, now);
        return Promise.resolve(null);
      });
      type MadeUp =
        | DomainVerified
        | CertificateIssued
        | PaymentReceived
        | PaymentFailed
        | SubscriptionChanged
        | UsageThresholdReached
        | LimitNeared;
      const apiCalls = { percent: 80, usage: 640, quota: 800, resetsOn: '2027-11-26' };
      const tags = { limit: 'tags', percent: 80, used: 24, allowed: 30, month: '2026-11' } as const;
      const unpaid = { subscriptionId: 12, periodNumber: 3, endsAt: '2026-12-03T16:00:00.000Z' };
      const news: readonly MadeUp[] = [
        { type: 'domains.domain-verified', groupId, host: domain.host },
        { type: 'payments.payment-failed', groupId, ...unpaid },
        { type: 'developer.usage-threshold-reached', groupId, ...apiCalls },
        { type: 'billing.limit-neared', groupId, ...tags },
        {
          type: 'domains.certificate-issued',
          host: domain.host,
          notAfter: '2027-02-24T08:00:00.000Z',
          isRenewal: false,
        },
        { type: 'payments.payment-received', groupId, externalId: 'LK1', amount: 550, currency: 'TWD' },
        { type: 'payments.subscription-changed', groupId, subscriptionId: 12, change: 'started' },
      ];
      const unitOfWork = app.get(UnitOfWork);
      await unitOfWork.run(() => {
        for (const each of news) unitOfWork.publish(each);
        return Promise.resolve();
      });
      const bodies = await arrived(path, 8);
      const byType = new Map(bodies.map(({ type, data }) => [type, data]));
      expect(byType.get('domain.verified')).toEqual({ domain: domain.host });
      expect(byType.get('payment.failed')).toEqual(unpaid);
      const used = bodies.filter(({ type }) => type === 'usage.threshold').map(({ data }) => data);
      const calls = { limit: 'apiCalls', percent: 80, used: 640, allowed: 800, resetsOn: '2027-11-26' };
      expect(used).toEqual(expect.arrayContaining([tags, calls]));
      expect(byType.get('domain.failed')).toEqual({ domain: domain.host, state: 'failing' });
      expect(byType.get('domain.certificate-issued')).toMatchObject({
        domain: domain.host,
        isRenewal: false,
      });
      expect(byType.get('payment.succeeded')).toEqual({ externalId: 'LK1', amount: 550, currency: 'TWD' });
      expect(byType.get('subscription.changed')).toEqual({ subscriptionId: 12, change: 'started' });
    });

    it('of files of links, when their run has ended', async () => {
      const { path } = await listen('batch.finished');
      const table = 'url\nhttps://example.com/1\nnonsense\n';
      const { externalId } = await ranTable(ada, await checkedTable(ada, table, { fileName: 'spring.csv' }));
      const [body] = await arrived(path, 1);
      expect(body).toMatchObject({
        type: 'batch.finished',
        data: { externalId, name: 'spring.csv', created: 1, skipped: 0, failed: 1 },
      });
    });

    it('nobody of what other groups do, of what was not chosen, or what was rolled back', async () => {
      const { path, id } = await listen('link.trashed');
      await listen('link.created');
      const other = await server.member();
      await other.shorten('https://example.com/');
      const { encodeId } = await ada.shorten('https://example.com/');
      const unitOfWork = server.web.app.get(UnitOfWork);
      const undone = unitOfWork.run(() => {
        const event = { type: 'links.link-trashed', linkId: 1, groupId: ada.groupId, domainId: 0, slug: 'x' };
        unitOfWork.publish(event);
        return Promise.reject(new Error('undone'));
      });
      await expect(undone).rejects.toThrow('undone');
      await ada.call(`/links/${encodeId}`, { method: 'DELETE' });
      expect((await arrived(path, 1)).map(({ data }) => data['encodeId'])).toEqual([encodeId]);
      expect((await sentTo(id)).deliveries).toHaveLength(1);
    });

    it('of everything with both secrets for a day', async () => {
      const hook = await listen('link.created');
      const { body } = await call<Hook>(`/${hook.id}/secret`, { method: 'POST' });
      expect(body.data.secret).not.toBe(hook.secret);
      expect(Date.parse(body.data.previousSecretEndsAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
      await ada.shorten('https://example.com/old');
      await arrived(hook.path, 1);
      receiver.secrets.set(hook.path, body.data.secret ?? '');
      await ada.shorten('https://example.com/new');
      await arrived(hook.path, 2);
      expect(receiver.forged).toBe(0);
    });
  });

  describe('are logged', () => {
    const firstOf = (id: number, holds: (sent: Sent) => boolean) =>
      eventually(
        async () => (await sentTo(id)).deliveries[0],
        (sent) => sent !== undefined && holds(sent),
      );

    it('with what was sent and answered, and sent again with the same id', async () => {
      receiver.answering = () => 500;
      const { id, path } = await listen('link.created');
      await ada.shorten('https://example.com/');
      const failed = await firstOf(id, ({ state }) => state === 'retrying');
      expect(failed).toMatchObject({ event: 'link.created', isTest: false, status: 500 });
      receiver.answering = () => 200;
      const resent = await call<Sent>(`/${id}/deliveries/${failed?.id ?? ''}/resend`, { method: 'POST' });
      expect(resent.body.data).toMatchObject({ id: failed?.id, state: 'due' });
      const sent = await firstOf(id, ({ state }) => state === 'sent');
      expect(sent).toMatchObject({ id: failed?.id, status: 200, nextAttemptAt: null });
      expect(new Set(arrivedAt(path).map((each) => each.id))).toEqual(new Set([failed?.id]));
      const { body } = await call<{
        request: { headers: Record<string, string>; body: string };
        attemptsMade: { status: number; error: null; answer: string }[];
      }>(`/${id}/deliveries/${failed?.id ?? ''}`);
      expect(body.data.request.headers).toMatchObject({ 'webhook-id': failed?.id });
      expect(body.data.request.body).toBe(arrivedAt(path)[0]?.body);
      expect(body.data.attemptsMade[0]).toMatchObject({ status: 500, error: null, answer: 'noted' });
      expect(body.data.attemptsMade.at(-1)).toMatchObject({ status: 200, answer: 'noted' });
    });

    it('page by page, newest first, and by state', async () => {
      const { id } = await listen('link.created');
      const ids: string[] = [];
      for (const status of [200, 500, 200]) {
        receiver.answering = () => status;
        const { body } = await call<Sent>(`/${id}/test`, { method: 'POST', body: { event: 'link.created' } });
        ids.unshift(body.data.id);
      }
      const first = await sentTo(id, '?limit=2');
      expect(first.deliveries.map((each) => each.id)).toEqual(ids.slice(0, 2));
      const second = await sentTo(id, `?limit=2&cursor=${first.nextCursor ?? ''}`);
      expect([second.deliveries.map((each) => each.id), second.nextCursor]).toEqual([ids.slice(2), null]);
      expect((await sentTo(id, '?state=givenUp')).deliveries.map((each) => each.id)).toEqual([ids[1]]);
      expect((await call(`/${id}/deliveries?cursor=msg_nobody`)).body.error.code).toBe(
        'developer.delivery-does-not-exist',
      );
    });

    it('for thirty days', async () => {
      const { id } = await listen('link.created');
      await call(`/${id}/test`, { method: 'POST', body: { event: 'link.created' } });
      const store = server.web.app.get(DeliveryStore, { strict: false });
      await store.forgetBefore(new Date(Date.now() - 60_000));
      expect((await sentTo(id)).deliveries).toHaveLength(1);
      await store.forgetBefore(new Date(Date.now() + 60_000));
      expect((await sentTo(id)).deliveries).toEqual([]);
    });
  });

  describe('are tried', () => {
    it('by a marked sample that is sent at once, also while they are off', async () => {
      const { id, path } = await listen('link.created');
      await call(`/${id}`, { method: 'PUT', body: { isOn: false } });
      const { body } = await call<Sent>(`/${id}/test`, { method: 'POST', body: { event: 'payment.failed' } });
      expect(body.data).toMatchObject({ event: 'payment.failed', isTest: true, state: 'sent', status: 204 });
      expect(bodiesAt(path)).toMatchObject([{ type: 'payment.failed', isTest: true }]);
      expect((await shown(id)).state).toBe('off');
      const resend = await call(`/${id}/deliveries/${body.data.id}/resend`, { method: 'POST' });
      expect([resend.status, resend.body.error.code]).toEqual([409, 'developer.webhook-off']);
    });

    it('and called alive by a sample that arrives, however it was before', async () => {
      receiver.answering = () => 503;
      const { id } = await listen('link.created');
      const { body } = await call<Sent>(`/${id}/test`, { method: 'POST', body: { event: 'link.created' } });
      expect(body.data).toMatchObject({ state: 'givenUp', status: 503, attempts: 1 });
      expect(await shown(id)).toMatchObject({ state: 'pending', failuresInARow: 0 });
      receiver.answering = () => 200;
      await call(`/${id}/test`, { method: 'POST', body: { event: 'link.created' } });
      expect((await shown(id)).state).toBe('active');
    });

    it('no more when the receiver answers 410, of which admins hear by mail; what waits is sent when they are on again', async () => {
      receiver.answering = () => 410;
      const { id, path } = await listen('link.created');
      await ada.shorten('https://example.com/');
      const off = await eventually(
        () => shown(id),
        ({ state }) => state === 'off',
      );
      expect(off.offReason).toBe('gone');
      const mail = await mails.mailTo(ada.email);
      expect(mail.subject).toContain('switched off');
      expect(mail.text).toContain(`http://shop.test${path}`);
      await ada.shorten('https://example.com/unheard');
      receiver.answering = () => 200;
      await call(`/${id}`, { method: 'PUT', body: { isOn: true } });
      await ada.shorten('https://example.com/heard');
      await arrived(path, 2);
      expect(bodiesAt(path).map(({ data }) => data['url'])).toEqual([
        'https://example.com/',
        'https://example.com/heard',
      ]);
    });
  });

  it('tell which events there are, with a sample of each', async () => {
    const { body } = await call<{ events: { type: string; sample: object }[] }>('/events');
    expect(body.data.events).toHaveLength(11);
    expect(body.data.events[0]).toMatchObject({ type: 'link.created', sample: { encodeId: 'spring' } });
  });
});
