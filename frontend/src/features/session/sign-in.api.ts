import { type ApiClient, dataOf } from '../../api/client';
import type { Schema } from '../../api/schemas';

/** A code is on its way: seconds until it is no longer taken, and until another may be asked for. */
export type SentCode = Pick<Schema<'CodeSentDto'>, 'expiresIn' | 'resendIn' | 'digits'>;

/** Who has just proven who they are; the session is in the cookies. */
export interface SignedIn extends Pick<Schema<'SignedInDto'>, 'groupId' | 'isNew'> {
  readonly userId: number;
}

/** What this browser still waits for. */
export interface PendingCode extends Omit<Schema<'CodeStatusDto'>, 'pending'> {
  readonly isPending: boolean;
}

/** What Google's one tap hands out, and where to take it. */
export interface OneTapOffer extends Pick<Schema<'GoogleCredentialDto'>, 'credential'> {
  /** Names the path of the call. */
  readonly product: string;
  /** The same as in the cookie `g_csrf_token`. */
  readonly csrfToken: string;
  /** Of a new person. */
  readonly lang: string;
}

export interface SignInApi {
  /** The answer is the same whether or not the address is known. */
  sendCode(kind: 'login' | 'signup', email: string, lang: string): Promise<SentCode>;
  verify(email: string, code: string): Promise<SignedIn>;
  pending(email: string): Promise<PendingCode>;
  oneTap(offer: OneTapOffer): Promise<SignedIn>;
}

const signedInBy = ({ id, groupId, isNew }: Schema<'SignedInDto'>): SignedIn => ({
  userId: id,
  groupId,
  isNew,
});

export function createSignInApi(client: ApiClient): SignInApi {
  return {
    sendCode(kind, email, lang) {
      const body = { email, lang };
      return kind === 'signup'
        ? dataOf(client.POST('/api/v1/register', { body }))
        : dataOf(client.POST('/api/v1/auth/email', { body }));
    },

    async verify(email, verificationCode) {
      const body = { email, verificationCode, keep: 'cookie' } as const;
      return signedInBy(await dataOf(client.POST('/api/v1/auth/verify', { body })));
    },

    async pending(email) {
      const body = { email };
      const { pending, ...rest } = await dataOf(client.POST('/api/v1/auth/status/check', { body }));
      return { isPending: pending, ...rest };
    },

    async oneTap({ product, credential, csrfToken, lang }) {
      const params = { path: { product } };
      const body = { credential, g_csrf_token: csrfToken, keep: 'cookie', lang } as const;
      const call = client.POST('/api/v1/users/googlelogin/{product}', { params, body });
      return signedInBy(await dataOf(call));
    },
  };
}
