import { SITE_ADMIN, type TestCaller, type TestMember, TestServer } from '../../../support/app';
import type { EngineName } from '../../../support/database';
import { ROOT } from '../../../support/domains';
import { changeGroup } from '../../../support/groups';

export type Fields = Readonly<Record<string, unknown>>;

/** Two links of one name: a call that ignores the domain it names would find the wrong one. */
export interface Twin {
  readonly slug: string;
  /** Of the one on Ada's own domain. */
  readonly query: string;
  /** What is shown of it. */
  readonly show: () => Promise<Fields>;
}

/** Who sends all fields of all calls, and with what. */
export class FieldsStage {
  private names = 0;

  private constructor(
    readonly server: TestServer,
    readonly ada: TestMember,
    readonly siteAdmin: TestMember,
    /** Ada's own. */
    readonly domain: string,
  ) {}

  static async open(engine: EngineName): Promise<FieldsStage> {
    const server = await TestServer.shared(engine);
    const [ada, siteAdmin] = [await server.member(), await server.member({ email: SITE_ADMIN })];
    const subdomain = `sent${ada.groupId}`;
    const stage = new FieldsStage(server, ada, siteAdmin, `${subdomain}.${ROOT}`);
    await changeGroup(server, ada.groupId, { plan: 'classic' });
    await stage.data('PUT', '/my/settings', { subdomain });
    return stage;
  }

  newName(kind: string): string {
    this.names += 1;
    return `${kind}-${this.ada.groupId}-${this.names}`;
  }

  /** What a call of Ada's, or of another player's, that has to work is answered with. */
  async data<T = Fields>(method: string, path: string, body?: object, by: TestCaller = this.ada): Promise<T> {
    const answer = await by.call<{ data: T }>(path, { method, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  }

  see = (path: string, by: TestCaller = this.ada): Promise<Fields> => this.data('GET', path, undefined, by);

  /** A player who has taken nothing of what a plan limits. */
  async newcomer(): Promise<TestMember> {
    const member = await this.server.member();
    await changeGroup(this.server, member.groupId, { plan: 'classic' });
    return member;
  }

  /** Another of Ada's groups. */
  async group(): Promise<number> {
    const { groupId } = await this.data<{ groupId: number }>('POST', '/my/groups', {
      name: this.newName('Group'),
    });
    await changeGroup(this.server, groupId, { plan: 'classic' });
    return groupId;
  }

  async twin(): Promise<Twin> {
    const slug = this.newName('twin');
    await this.ada.shorten('https://example.com/shared', slug);
    const body = { url: 'https://example.com/own', encodeId: slug, domain: this.domain };
    await this.data('POST', '/links', body);
    const query = `?domain=${this.domain}`;
    return { slug, query, show: () => this.see(`/links/${slug}${query}`) };
  }
}
