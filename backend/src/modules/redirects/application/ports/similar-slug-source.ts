/** Finds links that somebody may have meant. */
export abstract class SimilarSlugSource {
  /** Those of these slugs, at most 100, that links of the domain have which lead their visitors on without a warning. */
  abstract living(domainId: number, slugs: readonly string[], now: Date): Promise<readonly string[]>;
}
