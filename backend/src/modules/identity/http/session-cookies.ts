import { Injectable } from '@nestjs/common';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlansService } from '../../billing';
import { readBrowserUuid } from '../domain/browser-uuid';
import { readId } from '../domain/database-id';
import { OwnCookies } from './own-cookies';

const BROWSER = 'browser_uuid';
const HINTS = ['user_id', 'group_id', 'pricing_plan'] as const;
/** Set by our own pages, and by those that were here before us. */
const OTHERS = ['access_token', 'expired_time', 'location', 'close_banner_2'];
const DAY_SECONDS = 24 * 60 * 60;
const A_MONTH = 30 * DAY_SECONDS;
const A_YEAR = 365 * DAY_SECONDS;

/** A session as a browser keeps it. */
export interface KeptSession {
  readonly userId: number;
  readonly groupId: number;
  readonly refreshToken: string;
}

/**
 * The cookies of signing in. The refresh token stands behind its person's id in a cookie that no script
 * reads and, over https, no other host of the domain can set; the readable ones are hints for the screens.
 */
@Injectable()
export class SessionCookies {
  private readonly refreshName: string;
  private readonly browserName: string;

  constructor(
    private readonly cookies: OwnCookies,
    private readonly plans: PlansService,
  ) {
    this.refreshName = cookies.guarded('refresh_token');
    this.browserName = cookies.guarded(BROWSER);
  }

  /**
   * The browser's own id, as its cookie says; undefined when there is no cookie. The plain name, which other hosts of the
   * domain can set, counts only until `renameBrowser` has been here.
   */
  browserIn({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.browserName] ?? cookies[BROWSER];
  }

  /** Over https, moves the id of a browser that has it by the plain name to the guarded one, once. */
  renameBrowser({ cookies }: FastifyRequest, reply: FastifyReply): void {
    const before = readBrowserUuid(cookies[BROWSER]);
    if (this.browserName === BROWSER || before === null) return;
    if (cookies[this.browserName] === undefined) this.rememberBrowser(reply, before);
    this.cookies.set(reply, BROWSER, { value: '', httpOnly: true, maxAge: 0 });
  }

  /** The browser that asks: the cookie comes first, since what a body says can be planted. */
  browserOf(request: FastifyRequest, fromBody: string | undefined): string | null {
    return readBrowserUuid(this.browserIn(request)) ?? readBrowserUuid(fromBody);
  }

  rememberBrowser(reply: FastifyReply, browserUuid: string): void {
    this.cookies.set(reply, this.browserName, { value: browserUuid, httpOnly: true, maxAge: A_YEAR });
  }

  /** The session that the browser keeps, or null. */
  sessionIn(request: FastifyRequest): Pick<KeptSession, 'userId' | 'refreshToken'> | null {
    const [, id, refreshToken] = /^(\d+)\.(.+)$/.exec(request.cookies[this.refreshName] ?? '') ?? [];
    const userId = readId(id);
    return userId !== null && refreshToken ? { userId, refreshToken } : null;
  }

  /** Makes the browser keep the session for thirty days. Each renewal tells it the group's plan as it is by then. */
  async keep(reply: FastifyReply, { userId, groupId, refreshToken }: KeptSession): Promise<void> {
    const value = `${userId}.${refreshToken}`;
    this.cookies.set(reply, this.refreshName, { value, httpOnly: true, maxAge: A_MONTH });
    this.hint(reply, 'user_id', String(userId));
    this.hint(reply, 'group_id', String(groupId));
    this.hint(reply, 'pricing_plan', (await this.plans.planOf(groupId)).displayPlan);
  }

  /** Makes the browser forget everything but its own id and its owner's language. */
  forget(reply: FastifyReply): void {
    this.cookies.set(reply, this.refreshName, { value: '', httpOnly: true, maxAge: 0 });
    for (const name of [...HINTS, ...OTHERS]) {
      this.cookies.set(reply, name, { value: '', httpOnly: false, maxAge: 0 });
    }
  }

  private hint(reply: FastifyReply, name: (typeof HINTS)[number], value: string): void {
    this.cookies.set(reply, name, { value, httpOnly: false, maxAge: A_MONTH });
  }
}
