import { answerOf, type ApiClient, dataOf } from '../../api/client';
import type { Schema } from '../../api/schemas';
import type { Renewal, TokenApi } from './access-tokens';
import { createSignInApi, type SignInApi } from './sign-in.api';
import { siteInPage } from './site-in-page';
import { issuedBy, TOKEN_PATH } from './token-answer.api';
import { createWelcomeApi, type WelcomeApi } from './welcome.api';

/** A person signed in, as the shell shows them. */
export type MyInfo = Schema<'MyInfoDto'>;
/** What holds for everybody on this installation. */
export type Site = Schema<'SiteDto'>;

export interface SessionApi {
  info(): Promise<MyInfo>;
  site(): Promise<Site>;
  /** ISO 3166 code of the country that the visitor seems to be in. */
  country(): Promise<string>;
  signOut(): Promise<void>;
  /** The ways in. */
  readonly signIn: SignInApi;
  /** The first steps of a new member. */
  readonly welcome: WelcomeApi;
}

function renewalBody({ groupId, key }: Renewal) {
  return {
    grant_type: 'refresh_token',
    client_id: '1',
    ...(groupId === undefined ? {} : { group_id: String(groupId) }),
    ...(key === undefined
      ? {}
      : ({ user_id: String(key.userId), refresh_token: key.refreshToken, keep: 'cookie' } as const)),
  } as const;
}

/** Without a key the proof is in a cookie that the browser sends along by itself. */
export function createTokenApi(client: ApiClient): TokenApi {
  return {
    async guestToken() {
      const body = { grant_type: 'client_credentials', client_id: '1' } as const;
      return issuedBy(await answerOf(client.POST(TOKEN_PATH, { body })));
    },

    async memberToken(renewal) {
      return issuedBy(await answerOf(client.POST(TOKEN_PATH, { body: renewalBody(renewal) })));
    },
  };
}

/** What the site says of itself, out of the page where it stands there. */
export const fetchSite = async (open: ApiClient): Promise<Site> =>
  siteInPage() ?? (await dataOf(open.GET('/api/v1/site')));

/** `open` is for calls that need no token. */
export function createSessionApi(client: ApiClient, open: ApiClient): SessionApi {
  return {
    info: () => dataOf(client.GET('/api/v1/my/info')),
    site: () => fetchSite(open),

    async country() {
      const { country } = await dataOf(client.GET('/api/v1/location'));
      return country;
    },

    async signOut() {
      await dataOf(client.POST('/api/v1/auth/logout'));
    },

    signIn: createSignInApi(client),
    welcome: createWelcomeApi(client),
  };
}
