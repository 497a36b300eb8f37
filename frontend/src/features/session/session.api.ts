import { answerOf, type ApiClient } from '../../api/client';

export interface IssuedToken {
  readonly accessToken: string;
  readonly lifetimeSeconds: number;
}

export interface SessionApi {
  guestToken(): Promise<IssuedToken>;
}

export function createSessionApi(client: ApiClient): SessionApi {
  return {
    async guestToken() {
      const body = { grant_type: 'client_credentials', client_id: '1' } as const;
      const token = await answerOf(client.POST('/api/v1/token', { body }));
      return { accessToken: token.access_token, lifetimeSeconds: token.expires_in };
    },
  };
}
