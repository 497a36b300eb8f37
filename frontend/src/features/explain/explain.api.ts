import { type ApiClient, dataOf } from '../../api/client';
import type { components } from '../../api/schema';
import type { Question } from './question';

/** What a visit gets, and why. */
export type Explanation = components['schemas']['ExplanationDto'];
export type RuleStep = components['schemas']['ExplainedRuleDto'];
export type AppCard = components['schemas']['AppCardDto'];

/** Two domains of a group may use the same slug. */
export interface ExplainedLink {
  readonly encodeId: string;
  /** Host of the short address. */
  readonly domain: string;
}

export interface ExplainApi {
  explain(link: ExplainedLink, question: Question): Promise<Explanation>;
}

export const createExplainApi = (client: ApiClient): ExplainApi => ({
  explain({ encodeId, domain }, { device, userAgent, ...conditions }) {
    const who = userAgent === null ? { ...(device === null ? {} : { device }) } : { userAgent };
    return dataOf(
      client.inForm.POST('/api/v1/links/{encodeId}/explain', {
        params: { path: { encodeId }, query: { domain } },
        body: { ...who, ...conditions },
      }),
    );
  },
});
