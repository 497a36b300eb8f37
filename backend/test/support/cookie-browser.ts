import type { Answer, Asked, Call } from './asking';
import { newNumber } from './new-number';

/** A person's browser: it keeps cookies, and calls the API with the token that its cookies get. */
export class CookieBrowser {
  readonly cookies = new Map<string, string>();
  /** As the server sees it; no two browsers share one. */
  readonly address: string;
  private token: string | null = null;

  constructor(private readonly server: Asked) {
    const number = newNumber();
    this.address = `172.16.${number >> 8}.${number & 255}`;
  }

  /** Asks for a path of the server, without following redirects. */
  async ask<T = unknown>(path: string, { headers = {}, ...rest }: Call = {}): Promise<Answer<T>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.server.ask<T>(path, {
      ...rest,
      headers: { 'x-forwarded-for': this.address, ...(cookie ? { cookie } : {}), ...headers },
    });
    for (const line of answer.headers.getSetCookie()) this.take(line);
    return answer;
  }

  /** Calls the API as the person of this browser: a guest until one signs in. */
  async call<T = unknown>(path: string, body: unknown, method = 'POST'): Promise<Answer<T>> {
    this.token ??= await this.tokenOf({ grant_type: 'client_credentials' });
    const headers = { authorization: `Bearer ${this.token}` };
    return this.ask<T>(`/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  }

  /** Goes on as the member whom the cookies keep signed in. */
  async becomeMember(): Promise<void> {
    this.token = await this.tokenOf({ grant_type: 'refresh_token' });
  }

  private async tokenOf(body: Record<string, string>): Promise<string> {
    const answer = await this.ask<{ access_token: string }>('/api/v1/token', { method: 'POST', body });
    if (answer.status !== 200) throw new Error(`no token: ${JSON.stringify(answer.body)}`);
    return answer.body.access_token;
  }

  private take(line: string): void {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0(;|$)|Expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
