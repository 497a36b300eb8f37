import { randomUUID } from 'node:crypto';
import { PeopleSettings, ProcessSettings, PatrolSettings, WebSettings } from '../../config/settings';
import type { Settings } from '../../config/settings-from-env';
import { TlsSettings } from '../../config/tls-settings';
import { SignInService } from '../../modules/identity';
import { type RunningServer, startServer } from '../../server';
import { Refused } from '../command';
import type { DemoLink } from './demo-links';
import type { SeededLink } from './write-year';

const LINKS_AT_ONCE = 100;
const AT_ONCE_MS = 10;
const HERE = '127.0.0.1';

interface CreatedRow {
  readonly id?: number;
  readonly error?: { readonly code: string; readonly message?: string };
}

/** A Linklet of our own on the same data, without other callers; its person may give themselves a plan. */
export function startOwn(settings: Settings, email: string): Promise<RunningServer> {
  const { web, process: given, patrol, people } = settings;
  const own: Settings = {
    ...settings,
    web: new WebSettings(
      { host: HERE, port: 0 },
      web.appOrigin,
      web.shortOrigin,
      web.productKey,
      web.subdomainRoot,
    ),
    tls: new TlsSettings(null, settings.tls.acme),
    process: new ProcessSettings('all', given.clickDurability, 0, 'error'),
    patrol: new PatrolSettings(false, patrol.perMinute, patrol.roundMs),
    people: new PeopleSettings(new Set([...people.adminEmails, email])),
  };
  return startServer(own, { drainMs: AT_ONCE_MS });
}

/** The demonstration's group: the home of a person who is registered when the address is new. */
export class DemoGroup {
  private constructor(
    private readonly origin: string,
    private readonly token: string,
    private readonly groupId: number,
  ) {}

  static async enter({ app, port }: RunningServer, email: string): Promise<DemoGroup> {
    const browserUuid = randomUUID();
    const entered = await app.get(SignInService).enter({
      proof: { way: 'email', email },
      browserUuid,
      lang: 'zh-TW',
      address: HERE,
      userAgent: 'Linklet seed',
    });
    const origin = `http://${HERE}:${String(port)}`;
    const answer = await fetch(`${origin}/api/v1/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `browser_uuid=${browserUuid}` },
      body: JSON.stringify({
        grant_type: 'refresh_token',
        keep: 'body',
        refresh_token: entered.refreshToken,
        user_id: String(entered.user.userId),
      }),
    });
    if (!answer.ok) throw new Error(`no token: ${await answer.text()}`);
    const { access_token } = (await answer.json()) as { access_token: string };
    return new DemoGroup(origin, access_token, entered.groupId);
  }

  /** The largest plan: its reports reach back for longest. */
  async takePlan(): Promise<void> {
    await this.call('PUT', `/admin/groups/${String(this.groupId)}/plan`, {
      plan: 'classic',
      reason: 'Demonstration',
    });
  }

  /** @throws Refused when a slug is taken, as by an earlier demonstration. */
  async make(links: readonly DemoLink[]): Promise<SeededLink[]> {
    const made: SeededLink[] = [];
    for (let from = 0; from < links.length; from += LINKS_AT_ONCE) {
      const part = links.slice(from, from + LINKS_AT_ONCE);
      const inputs = part.map(({ slug, url, title, tags }) => ({ encodeId: slug, url, title, tags }));
      const { results } = await this.call<{ results: CreatedRow[] }>('POST', '/batch/links', {
        links: inputs,
      });
      for (const [index, link] of part.entries()) made.push(madeOf(link, results[index]));
    }
    return made;
  }

  private async call<T>(method: string, path: string, body: object): Promise<T> {
    const answer = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${String(answer.status)}: ${text}`);
    const { data, ...rest } = JSON.parse(text) as { data?: T } & T;
    return data ?? (rest as T);
  }
}

function madeOf(link: DemoLink, row: CreatedRow | undefined): SeededLink {
  if (row?.id !== undefined) return { ...link, id: row.id };
  throw new Refused(
    `the link ${link.slug} could not be made (${row?.error?.code ?? 'no answer'}): use another --seed, or an empty database`,
  );
}
