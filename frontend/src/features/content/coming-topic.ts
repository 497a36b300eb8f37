import { PATHS } from '../../shared/paths';

/** The pages whose main part is still to come, by the first words of their path. */
const TOPICS = {
  [PATHS.domain]: 'domain',
  [PATHS.developers]: 'developers',
  [`${PATHS.bulk}/result`]: 'bulk-result',
  [PATHS.bulk]: 'bulk',
} as const;
export type ComingTopic = (typeof TOPICS)[keyof typeof TOPICS];

export const COMING_TOPICS: readonly ComingTopic[] = Object.values(TOPICS);

/** Which of those pages a path without language prefix is; null when it is none. */
export function comingTopicOf(path: string): ComingTopic | null {
  const found = Object.entries(TOPICS).find(([start]) => path === start || path.startsWith(`${start}/`));
  return found?.[1] ?? null;
}
