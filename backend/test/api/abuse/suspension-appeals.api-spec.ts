import { AppealTokensService, SignInService } from '../../../src/modules/identity';
import type { TestMember } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { type ActionSeen, DeskAdmin } from '../../support/desk';
import { ReportDesk } from '../../support/report-desk';
import type { Refusal } from '../../support/teams';

interface OwnAppeal {
  readonly text: string;
  readonly state: string;
  readonly answer: string | null;
}

interface Standing {
  readonly suspendedTime: string | null;
  readonly reason: string | null;
  readonly canAppeal: boolean;
  readonly appeals: readonly OwnAppeal[];
}

interface Appeal extends OwnAppeal {
  readonly appealId: number;
  readonly actionId: number;
  readonly note: string | null;
  readonly person: { readonly userId: number; readonly email: string } | null;
}

describe.each(enginesFor(6))('appeals of suspended people on %s', (engine) => {
  let desk: ReportDesk;
  let root: DeskAdmin;
  beforeAll(async () => {
    desk = await ReportDesk.open(engine);
    root = new DeskAdmin(desk.root);
  });
  afterAll(() => desk.close());

  const suspend = async (): Promise<{ person: TestMember; actionId: number; token: string }> => {
    const person = await desk.server.member();
    const why = { reason: 'phishing', note: 'For the desk.' };
    const { actionId } = await root.done<ActionSeen>('DELETE', `/admin/user/${person.userId}`, why);
    return { person, actionId, token: await tokenInMail(person) };
  };
  const tokenInMail = async ({ email }: TestMember): Promise<string> => {
    const { text } = await desk.mails.mailTo(email);
    return /\/report\/appeal#(\S+)/.exec(text)?.[1] ?? '';
  };
  const ask = async (path: string, body: object) => {
    const guest = await desk.server.guest();
    return guest.call<{ data: Standing } & Refusal>(`/suspension-appeals${path}`, { method: 'POST', body });
  };
  const standing = async (token: string): Promise<Standing> => (await ask('/standing', { token })).body.data;
  const appeal = async (token: string, text: string): Promise<Standing> => {
    const { status, body } = await ask('', { token, text });
    expect(status).toBe(201);
    return body.data;
  };
  const refusalOf = async (body: object): Promise<[number, string]> => {
    const answer = await ask('', body);
    return [answer.status, answer.body.error.code];
  };
  const appeals = async (state = 'open'): Promise<readonly Appeal[]> =>
    (await root.done<{ appeals: Appeal[] }>('GET', `/admin/appeals?state=${state}`)).appeals;
  const appealOf = async ({ userId }: TestMember, state = 'open'): Promise<Appeal> => {
    const found = (await appeals(state)).find(({ person }) => person?.userId === userId);
    if (!found) throw new Error(`${userId} has no such appeal`);
    return found;
  };
  const answer = (appealId: number, body: object) =>
    root.done<Appeal>('POST', `/admin/appeals/${appealId}/answer`, body);

  it('come by the link in the mail, are told to site admins, and wait one at a time', async () => {
    const { person, actionId, token } = await suspend();
    expect(await standing(token)).toMatchObject({ reason: 'phishing', canAppeal: true, appeals: [] });
    const said = await appeal(token, ' It was my\r\nlittle brother. ');
    expect(said).toMatchObject({
      canAppeal: false,
      appeals: [{ text: 'It was my\nlittle brother.', state: 'open', answer: null }],
    });
    expect(JSON.stringify(said)).not.toContain('For the desk.');
    expect(await refusalOf({ token, text: 'And me.' })).toEqual([409, 'desk.appeal-waits']);
    const found = await appealOf(person);
    expect(found).toMatchObject({ actionId, text: 'It was my\nlittle brother.', note: 'For the desk.' });
    // Hidden as on the card of a person.
    expect(found.person?.email).not.toBe(person.email);
    const { subject, text } = await desk.mails.mailTo('root@example.com');
    expect(subject).toMatch(/停權|suspended/);
    expect(text).toContain('/admin/appeals');
    expect(text).not.toContain('brother');
  });

  it('are refused with a reason by mail, three times at most', async () => {
    const { person, token } = await suspend();
    for (const [index, reason] of ['Forty links asked for cards.', 'Still.', 'Enough.'].entries()) {
      await appeal(token, `Appeal ${index}`);
      const { appealId } = await appealOf(person);
      const empty = await root.call('POST', `/admin/appeals/${appealId}/answer`, { decision: 'refuse' });
      expect([empty.status, empty.body.error.code]).toEqual([400, 'reports.text-missing']);
      await answer(appealId, { decision: 'refuse', answer: reason });
      const again = await root.call('POST', `/admin/appeals/${appealId}/answer`, { decision: 'lift' });
      expect([again.status, again.body.error.code]).toEqual([409, 'desk.appeal-answered']);
      const mail = await desk.mails.mailTo(person.email);
      expect(mail.subject).toBe('Your Linklet account stays suspended');
      expect(mail.text).toContain(reason);
    }
    expect(await standing(token)).toMatchObject({
      canAppeal: false,
      appeals: [{ state: 'refused', answer: 'Forty links asked for cards.' }, {}, { answer: 'Enough.' }],
    });
    expect(await refusalOf({ token, text: 'Once more.' })).toEqual([409, 'desk.no-more-appeals']);
    const trail = await desk.query<{ action: string }>(
      "SELECT action FROM audit_events WHERE action IN ('desk.appealed', 'desk.appeal-refused') ORDER BY id DESC LIMIT 2",
    );
    expect(trail.map(({ action }) => action)).toEqual(['desk.appeal-refused', 'desk.appealed']);
  });

  it('end the suspension when they are right, as undoing it does', async () => {
    const { person, actionId, token } = await suspend();
    await appeal(token, 'It was not me.');
    const { appealId } = await appealOf(person);
    expect(await answer(appealId, { decision: 'lift' })).toMatchObject({ state: 'lifted', answer: null });
    await root.actionOnce(actionId, 'undone');
    expect((await desk.mails.mailTo(person.email)).subject).toBe('Your Linklet account works again');
    expect(await standing(token)).toEqual({
      suspendedTime: null,
      reason: null,
      canAppeal: false,
      appeals: [],
    });
    expect(await refusalOf({ token, text: 'Thanks.' })).toEqual([409, 'desk.not-suspended']);
    const other = await suspend();
    await appeal(other.token, 'Me neither.');
    await root.undo(other.actionId);
    expect(await appealOf(other.person, 'lifted')).toMatchObject({
      state: 'lifted',
      actionId: other.actionId,
    });
  });

  it('can be sent by whoever has just proven who they are, and by nobody else', async () => {
    const { person } = await suspend();
    const visitor = { address: '203.0.113.9', browserUuid: 'b', userAgent: '' };
    const proof = { way: 'email', email: person.email } as const;
    const refused: unknown = await desk.server.web.app
      .get(SignInService, { strict: false })
      .enter({ proof, ...visitor })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'identity.account-suspended' });
    const { details } = (refused as { details: { details: { appealToken: string } } }).details;
    expect(await standing(details.appealToken)).toMatchObject({ canAppeal: true });
    for (const token of ['', 'x.y', `${details.appealToken}x`, desk.root.token]) {
      expect(await refusalOf({ token, text: 'It was not me.' })).toEqual([403, 'desk.appeal-link-invalid']);
    }
    const active = desk.server.web.app
      .get(AppealTokensService, { strict: false })
      .issue(desk.maker.userId, 'mail');
    expect(await refusalOf({ token: active, text: 'What?' })).toEqual([409, 'desk.not-suspended']);
  });

  it('that say nothing or too much are refused, and so are many from one browser', async () => {
    const { token } = await suspend();
    expect(await refusalOf({ token, text: '  \n ' })).toEqual([400, 'reports.text-missing']);
    expect(await refusalOf({ token, text: 'x'.repeat(2_001) })).toEqual([400, 'reports.text-too-long']);
    const guest = await desk.server.guest();
    const send = async (): Promise<number> =>
      (await guest.call('/suspension-appeals', { method: 'POST', body: { token, text: 'Please.' } })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push(await send());
    expect(statuses).toEqual([201, 409, 409, 409, 409, 429]);
  });

  it('are one of many that come at once, and answered once', async () => {
    const { person, token } = await suspend();
    const sent = await Promise.all(['A', 'B', 'C', 'D'].map((text) => ask('', { token, text })));
    expect(sent.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const { appealId } = await appealOf(person);
    const answers = await Promise.all(
      [{ decision: 'lift' }, { decision: 'refuse', answer: 'No.' }, { decision: 'lift' }].map((body) =>
        root.call('POST', `/admin/appeals/${appealId}/answer`, body),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('are listed in parts, and go with the account', async () => {
    const { person, token } = await suspend();
    await appeal(token, 'Mine.');
    const pages = await root.call('GET', '/admin/appeals?state=waiting');
    expect(pages.status).toBe(400);
    expect((await root.call('POST', '/admin/appeals/999999/answer', { decision: 'lift' })).status).toBe(404);
    const texts = await desk.query<{ text: string }>(
      'SELECT text FROM suspension_appeals WHERE user_id = ?',
      [person.userId],
    );
    expect(texts).toEqual([{ text: 'Mine.' }]);
  });
});
