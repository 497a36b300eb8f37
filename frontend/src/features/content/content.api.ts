import { answerOf, type ApiClient } from '../../api/client';

export interface PartnerCode {
  /** Works once, within {@link expiresIn} seconds. */
  readonly code: string;
  readonly expiresIn: number;
  /** The partner's address, the code in it. */
  readonly url: string;
}

export interface ContentApi {
  /** A way to the partner's site for whoever is signed in. */
  partnerCode(): Promise<PartnerCode>;
}

export function createContentApi(client: ApiClient): ContentApi {
  return {
    async partnerCode() {
      const { data } = await answerOf(client.POST('/api/v1/my/partner-code'));
      const { code, expiresIn, url } = data;
      return { code, expiresIn, url };
    },
  };
}
