import { ApiError } from '../../api/api-error';
import { type ApiClient, dataOf } from '../../api/client';
import type { SessionEntry } from './session-entry';

/** A code is on its way. */
export interface SentCode {
  /** Seconds until the code is no longer taken. */
  readonly expiresIn: number;
  /** Seconds until another one may be asked for. */
  readonly resendIn: number;
}

/** Who has just proven who they are; the session is in the cookies. */
export interface SignedIn extends SessionEntry {
  readonly groupId: number;
  readonly isNew: boolean;
}

/** What this browser still waits for. */
export interface PendingCode {
  readonly isPending: boolean;
  readonly expiresIn: number;
  readonly triesLeft: number;
}

export interface SignInApi {
  /** The answer is the same whether or not the address is known. */
  sendCode(kind: 'login' | 'signup', email: string, lang: string): Promise<SentCode>;
  verify(email: string, code: string): Promise<SignedIn>;
  pending(email: string): Promise<PendingCode>;
  oneTap(credential: string, csrfToken: string): Promise<SignedIn>;
}

const absent = (): Promise<never> =>
  Promise.reject(new ApiError({ status: 0, code: 'client.unexpected', message: 'not served yet' }));

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
      const { id, groupId, isNew } = await dataOf(client.POST('/api/v1/auth/verify', { body }));
      return { userId: id, groupId, isNew };
    },

    async pending(email) {
      const body = { email };
      const { pending, ...rest } = await dataOf(client.POST('/api/v1/auth/status/check', { body }));
      return { isPending: pending, ...rest };
    },

    oneTap: absent,
  };
}
