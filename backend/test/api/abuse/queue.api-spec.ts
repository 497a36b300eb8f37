import { ReportStore } from '../../../src/modules/abuse/application/ports/report-store';
import { Metrics } from '../../../src/shared/health/metrics';
import type { TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import type { MailServer } from '../../support/mail-server';
import { ReportDesk, ROOT } from '../../support/report-desk';
import { judge, type NewReport, report, showCase } from '../../support/reports';
import type { Refusal } from '../../support/teams';
import { DESKTOP } from '../../support/visits';
import { eventually, until } from '../../support/waiting';

const DEPUTY = 'deputy@example.com';
const SUBJECT = /^New abuse reports: \d+$/;

interface Visited {
  readonly status: number;
  readonly location: string | null;
  readonly page: string;
}

describe.each(enginesFor(1))('the queue of reported links on %s', (engine) => {
  let desk: ReportDesk;
  let server: TestServer;
  let mails: MailServer;
  let root: TestMember;

  beforeAll(async () => {
    desk = await ReportDesk.open(engine, DEPUTY);
    ({ server, mails, root } = desk);
  });
  afterAll(() => desk.close());

  const newCase = (more: Partial<NewReport> = {}) => desk.reported(more);
  async function visit(encodeId: string): Promise<Visited> {
    const { status, headers, body } = await server.ask<string>(`/${encodeId}`, {
      headers: { 'user-agent': DESKTOP, 'accept-language': 'en' },
    });
    return { status, location: headers.get('location'), page: body };
  }
  const visitUntil = (encodeId: string, status: number) =>
    eventually(
      () => visit(encodeId),
      (found) => found.status === status,
    );
  const alarms = (address: string) => mails.allTo(address).filter(({ subject }) => SUBJECT.test(subject));

  // Kutt #534, #605, #987: mail about abuse was lost, and with it what people had written.
  it('S35: has every report, also while nobody who runs the site can be reached by mail', async () => {
    mails.unknown.add(ROOT).add(DEPUTY);
    const before = mails.connections;
    const { caseId, encodeId } = await newCase({ details: 'It asks for my card.', email: 'ada@example.com' });
    await until('the alarm was turned away', () => mails.connections > before);
    expect(alarms(ROOT)).toEqual([]);
    expect(await showCase(root, caseId)).toMatchObject({
      state: 'open',
      total: 1,
      url: 'https://shop.example.com/pay',
      reports: [{ reason: 'phishing', details: 'It asks for my card.', email: 'ada@example.com' }],
    });
    const warned = await judge(root, caseId, { state: 'acted', action: 'warn' });
    expect([warned.status, warned.body.data.measure]).toEqual([200, 'warn']);
    const { page, location } = await visitUntil(encodeId, 200);
    expect([location, page.includes('shop.example.com')]).toEqual([null, true]);
  });

  it('does to a link what was decided, at once, and takes it back', async () => {
    const { caseId, encodeId } = await newCase();
    expect(await visit(encodeId)).toMatchObject({ status: 302 });
    await judge(root, caseId, { state: 'reviewing', action: 'none', note: 'Looking.' });
    expect(await visit(encodeId)).toMatchObject({ status: 302 });
    await judge(root, caseId, { state: 'acted', action: 'disable', note: 'A copy of a bank.' });
    const stopped = await visitUntil(encodeId, 410);
    expect(stopped.page).not.toContain('https://shop.example.com');
    await judge(root, caseId, { state: 'dismissed', action: 'lift' });
    const { location } = await visitUntil(encodeId, 302);
    expect(location).toContain('https://shop.example.com/pay');
    expect(await showCase(root, caseId)).toMatchObject({
      state: 'dismissed',
      measure: 'none',
      steps: [
        { from: 'acted', state: 'dismissed', action: 'lift', note: null, userId: root.userId },
        { from: 'reviewing', state: 'acted', action: 'disable', note: 'A copy of a bank.' },
        { from: 'open', state: 'reviewing', action: 'none', note: 'Looking.' },
      ],
    });
  });

  it('takes the same step once, however often it is sent', async () => {
    const { caseId } = await newCase();
    const step = { state: 'acted', action: 'disable' } as const;
    const answers = await Promise.all([judge(root, caseId, step), judge(root, caseId, step)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await showCase(root, caseId)).steps).toHaveLength(1);
  });

  it.each([
    [{ state: 'shut', action: 'none' }, 'state', 'http.validation'],
    [{ state: 'open', action: 'burn' }, 'action', 'http.validation'],
    [{ state: 'open', action: 'none', note: 'x'.repeat(2_001) }, 'note', 'reports.text-too-long'],
    [{ state: 'acted', action: 'none' }, 'action', 'reports.action-needed'],
    [{ state: 'open', action: 'disable' }, 'state', 'reports.action-closes'],
    [{ state: 'dismissed', action: 'lift' }, 'action', 'reports.nothing-to-lift'],
  ])('refuses the step %j for its %s', async (step, field, code) => {
    const { caseId } = await newCase();
    const { status, body } = await judge(root, caseId, step);
    expect([status, body.error.fields]).toMatchObject([400, [{ field, code }]]);
    expect(await showCase(root, caseId)).toMatchObject({ state: 'open', measure: 'none', steps: [] });
  });

  it.each(['0', '-1', 'x', '1e3', '999999999', '99999999999999999999'])('has no case %s', async (caseId) => {
    const { status, body } = await root.call<Refusal>(`/admin/abuse-reports/${caseId}`);
    expect([status, body.error.code]).toEqual([404, 'reports.case-does-not-exist']);
  });

  it('opens a closed case again when more is reported, but not of a link that has ended', async () => {
    const [dismissed, ended] = [await newCase(), await newCase()];
    await judge(root, dismissed.caseId, { state: 'dismissed', action: 'none' });
    await judge(root, ended.caseId, { state: 'acted', action: 'disable' });
    for (const { shortUrl } of [dismissed, ended]) await report(await server.guest(), { link: shortUrl });
    expect(await showCase(root, dismissed.caseId)).toMatchObject({ state: 'open', total: 2 });
    expect(await showCase(root, ended.caseId)).toMatchObject({ state: 'acted', total: 2 });
  });

  it('is read page by page, each case once, whatever comes in between', async () => {
    for (let count = 0; count < 25; count += 1) {
      const { caseId } = await newCase();
      await judge(root, caseId, { state: 'reviewing', action: 'none' });
    }
    const seen: number[] = [];
    const sizes: number[] = [];
    for (let start = -1; ;) {
      const path = `/admin/abuse-reports?state=reviewing&start=${start}`;
      const { body } = await root.call<{ data: { cases: { caseId: number }[]; start: number } }>(path);
      sizes.push(body.data.cases.length);
      seen.push(...body.data.cases.map(({ caseId }) => caseId));
      start = body.data.start;
      if (start === -1) break;
      await newCase();
    }
    expect(sizes).toEqual([20, 5]);
    expect(new Set(seen).size).toBe(25);
  });

  it('is written down in the audit trail, step by step', async () => {
    const { caseId } = await newCase();
    await judge(root, caseId, { state: 'acted', action: 'disable', note: 'x\r\ny' });
    const rows = await desk.query<{ user_id: number; details: string; address: string }>(
      "SELECT user_id, details, address FROM audit_events WHERE action = 'reports.case-judged'",
    );
    const entries = rows.map((row) => ({ ...row, details: JSON.parse(row.details) as { caseId: number } }));
    expect(entries.filter(({ details }) => details.caseId === caseId)).toMatchObject([
      {
        user_id: root.userId,
        details: { from: 'open', state: 'acted', action: 'disable', note: 'x y' },
      },
    ]);
  });

  it('keeps what was reported until 90 days after its case was closed, and the count for ever', async () => {
    const store = server.web.app.get(ReportStore, { strict: false });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const { caseId, shortUrl } = await newCase({ email: 'ada@example.com' });
    await store.removeForgotten(inDays(364));
    expect((await showCase(root, caseId)).reports).toHaveLength(1);
    await judge(root, caseId, { state: 'acted', action: 'disable' });
    await report(await server.guest(), { link: shortUrl, email: 'bob@example.com' });
    await store.removeForgotten(inDays(89));
    expect((await showCase(root, caseId)).reports).toHaveLength(2);
    await store.removeForgotten(inDays(91));
    expect(await showCase(root, caseId)).toMatchObject({ total: 2, reports: [], reportsStart: -1 });
  });

  it('tells Prometheus how many wait, and since when', async () => {
    const { caseId } = await newCase();
    const { body } = await root.call<{ data: { open: number } }>('/admin/abuse-reports');
    await desk.query('UPDATE abuse_cases SET opened_at = ? WHERE id = ?', [
      new Date(Date.now() - 7_200_000),
      caseId,
    ]);
    const text = await server.web.app.get(Metrics, { strict: false }).text();
    expect(text).toContain(`linklet_abuse_cases_open ${body.data.open}\n`);
    expect(Number(/^linklet_abuse_oldest_open_seconds (\d+)/m.exec(text)?.[1])).toBeGreaterThanOrEqual(7_200);
  });
});
