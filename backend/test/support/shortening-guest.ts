import { randomUUID } from 'node:crypto';

const UNAUTHORIZED = 401;

/** A guest of a running product, who shortens addresses. */
export class ShorteningGuest {
  private readonly browserUuid = randomUUID();
  private token = '';

  private constructor(private readonly origin: string) {}

  static async come(origin: string): Promise<ShorteningGuest> {
    const guest = new ShorteningGuest(origin);
    await guest.renewToken();
    return guest;
  }

  /** @param key says that a repeated call is the same one */
  async shorten(url = 'https://example.com/', key?: string): Promise<Response> {
    const answer = await this.ask(url, key);
    if (answer.status !== UNAUTHORIZED) return answer;
    await this.renewToken();
    return this.ask(url, key);
  }

  private async renewToken(): Promise<void> {
    const form = new URLSearchParams({ grant_type: 'client_credentials', browser_uuid: this.browserUuid });
    const answer = await fetch(`${this.origin}/api/v1/token`, { method: 'POST', body: form });
    const { access_token } = (await answer.json()) as { access_token?: string };
    if (access_token !== undefined) this.token = access_token;
  }

  private ask(url: string, key: string | undefined): Promise<Response> {
    return fetch(`${this.origin}/api/v1/links`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify({ url }),
    });
  }
}
