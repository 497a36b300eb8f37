import { randomBytes } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from 'playwright-core';
import { codeIn, type MailServer } from './mail-server';
import type { Owner } from './screen';
import type { Visitor } from './visitor';

/** Calls the API from inside a visitor's browser, so that it keeps the cookies. */
export class Caller {
  private token = '';

  constructor(
    private readonly requests: APIRequestContext,
    private readonly origin: string,
  ) {}

  async become(grant: 'client_credentials' | 'refresh_token'): Promise<{ readonly groupId: number }> {
    const { access_token: token, group_id: groupId } = await this.ask<{
      access_token: string;
      group_id: number;
    }>('/token', { grant_type: grant });
    this.token = token;
    return { groupId };
  }

  show<T>(path: string): Promise<T> {
    return this.ask<T>(path, undefined, 'GET');
  }

  async ask<T>(path: string, data?: object, method: 'DELETE' | 'GET' | 'POST' | 'PUT' = 'POST'): Promise<T> {
    const answer = await this.requests.fetch(`${this.origin}/api/v1${path}`, {
      method,
      ...(data === undefined ? {} : { data }),
      headers: this.token === '' ? {} : { authorization: `Bearer ${this.token}` },
    });
    if (!answer.ok()) throw new Error(`${path} answered ${String(answer.status())}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}

interface Made {
  readonly data: { readonly encodeId: string; readonly shortUrl: string };
}

async function makeLinkWith(caller: Caller, { request }: BrowserContext): Promise<string> {
  const { data } = await caller.ask<Made>('/links', { url: 'https://example.com/menu' });
  await request.get(data.shortUrl, { maxRedirects: 0 });
  return data.encodeId;
}

/** Gives a guest a link that was followed once. */
export async function makeLink({ context, origin }: Visitor): Promise<Owner> {
  const caller = new Caller(context.request, origin);
  await caller.become('client_credentials');
  return { slug: await makeLinkWith(caller, context), group: '0', email: '' };
}

/** Signs the visitor in as a new person with such a link; no screen is shown for it. */
export async function join(
  { context, origin, locale }: Visitor,
  mails: MailServer,
  email = `member-${randomBytes(4).toString('hex')}@example.com`,
): Promise<Owner> {
  const caller = new Caller(context.request, origin);
  await caller.become('client_credentials');
  await caller.ask('/register', { email, lang: locale });
  const { subject } = await mails.mailTo(email);
  await caller.ask('/auth/verify', { email, verificationCode: codeIn(subject), keep: 'cookie' });
  const { groupId } = await caller.become('refresh_token');
  return { slug: await makeLinkWith(caller, context), group: String(groupId), email };
}

/** Asks an address to join the group of a visitor who has joined before, as a screen in their language would. */
export async function invite(
  { context, origin, locale }: Visitor,
  { group }: Owner,
  email: string,
): Promise<void> {
  const caller = new Caller(context.request, origin);
  await caller.become('refresh_token');
  await caller.ask(`/my/groups/${group}/invite`, { emails: [email], lang: locale });
}

/** Has a site admin, who has joined before, give a group another plan. */
export async function givePlan({ context, origin }: Visitor, group: string, plan: string): Promise<void> {
  const caller = new Caller(context.request, origin);
  await caller.become('refresh_token');
  await caller.ask(`/admin/groups/${group}/plan`, { plan, reason: 'A gift.' }, 'PUT');
}
