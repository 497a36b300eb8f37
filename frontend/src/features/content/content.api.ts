import { type ApiClient, dataOf } from '../../api/client';
import type { Schema } from '../../api/schemas';

/** Works once, and for a short time. */
export type PartnerCode = Schema<'PartnerCodeDto'>;

export interface ContentApi {
  /** A way to the partner's site for people who are signed in. */
  partnerCode(): Promise<PartnerCode>;
}

export const createContentApi = (client: ApiClient): ContentApi => ({
  partnerCode: () => dataOf(client.POST('/api/v1/my/partner-code')),
});
