/** A guest of a running product, who shortens addresses. */
export class ShorteningGuest {
  private constructor(
    private readonly origin: string,
    private readonly token: string,
  ) {}

  static async come(origin: string): Promise<ShorteningGuest> {
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: '1' });
    const answer = await fetch(`${origin}/api/v1/token`, { method: 'POST', body: form });
    const { access_token } = (await answer.json()) as { access_token: string };
    return new ShorteningGuest(origin, access_token);
  }

  /** @param key says that a repeated call is the same one */
  shorten(url = 'https://example.com/', key?: string): Promise<Response> {
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
