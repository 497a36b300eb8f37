import { type ApiClient, dataOf } from '../../api/client';
import { type LinkOnDomain, linkParams } from '../../api/link-name';
import type { Schema } from '../../api/schemas';
import type { Question } from './question';

/** What a visit gets, and why. */
export type Explanation = Schema<'ExplanationDto'>;
export type RuleStep = Schema<'ExplainedRuleDto'>;
export type ExplainedCard = Schema<'AppCardDto'>;

export interface ExplainApi {
  explain(link: LinkOnDomain, question: Question): Promise<Explanation>;
}

export const createExplainApi = (client: ApiClient): ExplainApi => ({
  explain(link, { device, userAgent, ...conditions }) {
    const who = userAgent === null ? { ...(device === null ? {} : { device }) } : { userAgent };
    return dataOf(
      client.inForm.POST('/api/v1/links/{encodeId}/explain', {
        params: linkParams(link),
        body: { ...who, ...conditions },
      }),
    );
  },
});
