/** What a client of PicSee's gets: the status, and the body as it is. */
export interface PicSeeAnswer {
  readonly status: number;
  readonly data: unknown;
  readonly error: { readonly status: number; readonly code: string; readonly message: string } | undefined;
  readonly meta: unknown;
}

type QueryValue = string | number | boolean | undefined;

interface Sent {
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
}

/** A program as others have written them for PicSee's public API, with nothing but another address. */
export class PicSeeClient {
  constructor(
    private readonly baseUrl: string,
    readonly token: string,
  ) {}

  async request(method: string, path: string, { query = {}, body }: Sent = {}): Promise<PicSeeAnswer> {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const search = given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
    const response = await fetch(`${this.baseUrl}${path}${search}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as Omit<PicSeeAnswer, 'status'>) };
  }

  /** The older way: a form, the token in the address, which ends with a slash. */
  async createByForm(fields: Readonly<Record<string, string>>): Promise<string> {
    const response = await fetch(`${this.baseUrl}/v1/links/?access_token=${this.token}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    if (response.status !== 200) throw new Error(String(response.status));
    const { data } = (await response.json()) as { data: { picseeUrl: string } };
    return data.picseeUrl;
  }

  create(body: unknown): Promise<PicSeeAnswer> {
    return this.request('POST', '/v1/links', { body });
  }

  list(query: Sent['query'] = {}, search?: object): Promise<PicSeeAnswer> {
    return this.request('POST', '/v2/links/overview', { query, ...(search ? { body: search } : {}) });
  }

  edit(encodeId: string, body: unknown): Promise<PicSeeAnswer> {
    return this.request('PUT', `/v2/links/${encodeURIComponent(encodeId)}`, { body });
  }

  delete(encodeId: string, value: string): Promise<PicSeeAnswer> {
    return this.request('POST', `/v2/links/${encodeURIComponent(encodeId)}/delete`, { body: { value } });
  }

  overview(encodeId: string, query: Sent['query'] = {}): Promise<PicSeeAnswer> {
    return this.request('GET', `/v1/links/${encodeURIComponent(encodeId)}/overview`, { query });
  }

  details(encodeId: string, part: string, query: Sent['query'] = {}): Promise<PicSeeAnswer> {
    return this.request('GET', `/v4/links/${encodeURIComponent(encodeId)}/details/${part}`, { query });
  }

  account(path: string, query: Sent['query'] = {}): Promise<PicSeeAnswer> {
    return this.request('GET', path, { query });
  }
}
