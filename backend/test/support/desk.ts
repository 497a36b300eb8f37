import { type Answer, TestCaller, type TestServer } from './app';
import type { Refusal } from './teams';
import { eventually } from './waiting';

/** What a site admin did, as far as tests look at it. */
export interface ActionSeen {
  readonly actionId: number;
  readonly kind: string;
  readonly subject: string;
  readonly reason: string;
  readonly note: string | null;
  readonly state: string;
  readonly canUndo: boolean;
  readonly lookedAt: number;
  readonly disabled: number;
  readonly enabled: number;
}

export interface AnyLinkSeen {
  readonly encodeId: string;
  readonly browserId: string | null;
  readonly disabledFor: string | null;
}

interface FoundSeen {
  readonly link: AnyLinkSeen | null;
  readonly group: { readonly groupId: number; readonly name: string; readonly plan: string } | null;
  readonly person: { readonly userId: number; readonly suspendedTime: string | null } | null;
  readonly browser: { readonly links: number; readonly suspendedUntil: string | null } | null;
  readonly domains: readonly {
    readonly id: number;
    readonly host: string;
    readonly groupId: number;
    readonly state: string;
    readonly isHolder: boolean;
    readonly suspension: string | null;
  }[];
  readonly address: {
    readonly host: string;
    readonly domain: string;
    readonly blockedBy: { readonly entry: string; readonly source: 'desk' | 'file' } | null;
  } | null;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A site admin, and what they do. */
export class DeskAdmin {
  constructor(private readonly caller: TestCaller) {}

  call(method: Method, path: string, body?: object): Promise<Answer<{ data: ActionSeen } & Refusal>> {
    return this.caller.call(path, { method, ...(body === undefined ? {} : { body }) });
  }

  /** What a call that has to work is answered with. */
  async done<T>(method: Method, path: string, body?: object): Promise<T> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data as unknown as T;
  }

  find = (q: string): Promise<FoundSeen> => this.done('GET', `/admin/find?q=${encodeURIComponent(q)}`);

  action = (actionId: number): Promise<ActionSeen> => this.done('GET', `/admin/actions/${actionId}`);

  /** The action, once it is in that state. */
  actionOnce = (actionId: number, state: string): Promise<ActionSeen> =>
    eventually(
      () => this.action(actionId),
      (action) => action.state === state,
    );

  undo = (actionId: number): Promise<ActionSeen> => this.done('POST', `/admin/actions/${actionId}/undo`);

  /** The browser in which a guest made a link. */
  async browserOf(encodeId: string): Promise<string> {
    const { link } = await this.find(encodeId);
    if (!link?.browserId) throw new Error(`${encodeId} is no guest's link`);
    return link.browserId;
  }
}

/** A site admin who looks through a view: each call names it. */
export class Looker extends TestCaller {
  private readonly viewId: string;

  constructor(
    server: TestServer,
    by: { readonly token: string; readonly address: string; readonly viewId: string },
  ) {
    super(server, by.token, by.address);
    this.viewId = by.viewId;
  }

  override get headers(): Readonly<Record<string, string>> {
    return { ...super.headers, 'x-view-id': this.viewId };
  }
}
