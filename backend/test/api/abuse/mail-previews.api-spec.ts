import { enginesFor } from '../../support/deployments';
import { DeskAdmin } from '../../support/desk';
import type { ReceivedMail } from '../../support/mail-server';
import { ReportDesk } from '../../support/report-desk';
import { report } from '../../support/reports';

interface Preview {
  readonly lang: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail as its preview has it: without the key of an appeal, and with the line ends of texts. */
const asPreviewed = ({ subject, text }: ReceivedMail): Pick<Preview, 'subject' | 'text'> => ({
  subject,
  text: text.replaceAll('\r\n', '\n').replace(/#\S+/g, '').trim(),
});

const trimmed = ({ subject, text }: Preview): Pick<Preview, 'subject' | 'text'> => ({
  subject,
  text: text.trim(),
});

describe.each(enginesFor(3))('previews of mails on %s', (engine) => {
  let desk: ReportDesk;
  let root: DeskAdmin;

  beforeAll(async () => {
    desk = await ReportDesk.open(engine);
    root = new DeskAdmin(desk.root);
  });
  afterAll(() => desk.close());

  const previewed = async (path: string): Promise<readonly Preview[]> =>
    (await root.done<{ mails: readonly Preview[] }>('GET', `/admin/mail-previews${path}`)).mails;

  it('show a person’s suspension in their language as it is sent then, and send nothing', async () => {
    const person = await desk.server.member();
    await person.call('/my/settings', { method: 'PUT', body: { lang: 'ja' } });
    const [preview, ...others] = await previewed(`/user/${person.userId}?reason=malware`);
    expect(others).toEqual([]);
    expect(preview?.lang).toBe('ja');
    expect(desk.mails.allTo(person.email)).toEqual([]);
    await root.done('DELETE', `/admin/user/${person.userId}`, { reason: 'malware' });
    const mail = await desk.mails.mailTo(person.email);
    expect(mail.text).toContain('#');
    expect(preview && trimmed(preview)).toEqual(asPreviewed(mail));
  });

  it('show what the owner of a link is told, with the reason of the site admin and not of those who reported it', async () => {
    const maker = await desk.server.member();
    await maker.call('/my/settings', { method: 'PUT', body: { lang: 'vi' } });
    const { encodeId, shortUrl } = await desk.reported({ reason: 'spam' }, maker);
    await report(await desk.server.guest(), { link: shortUrl, reason: 'spam' });
    const [disabling] = await previewed(`/link/${encodeId}?step=disable&reason=illegal`);
    const [enabling] = await previewed(`/link/${encodeId}?step=enable`);
    expect([disabling?.lang, enabling?.lang]).toEqual(['vi', 'vi']);
    await root.done('DELETE', `/admin/link/${encodeId}`, { reason: 'illegal' });
    expect(asPreviewed(await desk.mails.mailTo(maker.email))).toEqual(disabling && trimmed(disabling));
    await root.done('POST', `/admin/link/${encodeId}/enable`);
    expect(asPreviewed(await desk.mails.mailTo(maker.email))).toEqual(enabling && trimmed(enabling));
  });

  it('are none where no address is known, and refuse what is not there', async () => {
    const { encodeId } = await (await desk.server.guest()).shorten('https://example.com/');
    expect(await previewed(`/link/${encodeId}`)).toEqual([]);
    const statusOf = async (path: string): Promise<[number, string]> => {
      const { status, body } = await root.call('GET', `/admin/mail-previews${path}`);
      return [status, body.error.code];
    };
    expect(await statusOf('/user/999999')).toEqual([404, 'desk.person-does-not-exist']);
    expect(await statusOf(`/user/${desk.root.userId}`)).toEqual([409, 'desk.site-admin-not-suspended']);
    expect((await statusOf('/link/there-is-none'))[0]).toBe(404);
    expect((await statusOf(`/link/${encodeId}?reason=rude`))[0]).toBe(400);
    expect((await statusOf(`/link/${encodeId}?step=delete`))[0]).toBe(400);
  });
});
