import { answerOf, type ApiClient, dataOf } from '../../api/client';
import type { IssuedToken, Renewal, TokenApi } from './access-tokens';
import { createSignInApi, type SignInApi } from './sign-in.api';
import { createWelcomeApi, type WelcomeApi } from './welcome.api';

/** Somebody signed in, as the shell shows them. */
export interface MyInfo {
  readonly userId: number;
  readonly email: string;
  readonly displayName: string;
  readonly lang: string;
  readonly isAdmin: boolean;
  readonly groupId: number;
  readonly groupLevel: number;
  readonly groupName: string;
  /** The group's plan does not pay for this seat: its holder may look, but not change anything. */
  readonly isReadOnly: boolean;
  readonly countOfGroups: number;
  readonly currentPlan: string;
  readonly displayPlan: string;
  /** Above 0: bought. */
  readonly planLevel: number;
  readonly subdomain: string | null;
  readonly hasGoogle: boolean;
  readonly phoneStatus: string;
  readonly countOfUnread: number;
  readonly createdTime: string;
  readonly isOnboarded: boolean;
  readonly paymentWithInvalidCard: readonly unknown[];
}

/** What holds for everybody on this installation. */
export interface Site {
  readonly ways: {
    readonly google: boolean;
    readonly oneTapClientId: string | null;
    /** Names the path of the call that takes what one tap hands out. */
    readonly product: string;
  };
  readonly links: {
    readonly extension: string | null;
    readonly partner: string | null;
    readonly secondSite: string | null;
  };
  readonly contactEmail: string | null;
  readonly outage: { readonly id: string; readonly zh: string; readonly en: string } | null;
  readonly promotion: {
    readonly id: string;
    readonly url: string;
    readonly texts: Readonly<Partial<Record<string, string>>>;
  } | null;
  readonly subdomainRoot: string;
}

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

interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
  readonly user_id: number;
  readonly group_id: number;
}

const issuedBy = (answer: TokenAnswer): IssuedToken => ({
  accessToken: answer.access_token,
  lifetimeSeconds: answer.expires_in,
  userId: answer.user_id,
  groupId: answer.group_id,
});

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
      return issuedBy(await answerOf(client.POST('/api/v1/token', { body })));
    },

    async memberToken(renewal) {
      return issuedBy(await answerOf(client.POST('/api/v1/token', { body: renewalBody(renewal) })));
    },
  };
}

/** `open` is for calls that need no token. */
export function createSessionApi(client: ApiClient, open: ApiClient): SessionApi {
  return {
    info: () => dataOf(client.GET('/api/v1/my/info')),
    site: () => dataOf(open.GET('/api/v1/site')),

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
