import type { TestCaller, TestServer } from './app';
import type { Refusal } from './asking';

/** A link as the editor is shown it. */
export interface LinkSeen {
  readonly encodeId: string;
  readonly url: string;
  readonly note: string | null;
  readonly star: boolean;
  readonly canEdit: boolean;
}

export const done = { status: 200, body: { data: { result: 'success' } } };

/** A refusal, and what else it says. */
export const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  body: { error: { code, ...more } },
});

export const refused = (status: number, code: string, field?: string) =>
  refusal(status, code, field === undefined ? {} : { fields: [{ field, code }] });

const pathOf = (slug: string): string => `/links/${encodeURIComponent(slug)}`;

/** One link of the group acted in. */
export const show = (who: TestCaller, slug: string) => who.call<{ data: LinkSeen } & Refusal>(pathOf(slug));

/** A single-value call. */
export const set = (who: TestCaller, slug: string, what: string, value?: unknown, more: object = {}) =>
  who.call<{ data: LinkSeen } & Refusal>(`${pathOf(slug)}/${what}`, {
    method: 'POST',
    body: { ...(value === undefined ? {} : { value }), ...more },
  });

/** What a meter of the group acted in shows. */
export async function metered(who: TestCaller, meter: string): Promise<number> {
  const { body } = await who.call<{ data: { meters: { name: string; used: number }[] } }>('/my/usage');
  return body.data.meters.find(({ name }) => name === meter)?.used ?? -1;
}

/** What a visitor of the short address gets. */
export async function visit(server: TestServer, slug: string): Promise<[number, string | null]> {
  const { status, headers } = await server.ask(`/${encodeURIComponent(slug)}`);
  return [status, headers.get('location')];
}
