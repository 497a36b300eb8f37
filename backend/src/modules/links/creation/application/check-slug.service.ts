import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { ShortDomainsService } from '../../../domains';
import { SHARED_DOMAIN } from '../../core/domain/link.entity';
import { type SlugCode, SlugRefused } from '../../core/domain/links.errors';
import { parseSlug } from '../../core/domain/slug';
import { slugCandidates } from '../domain/slug-candidates';
import { LinkRepository } from '../../core/application/ports/link-repository';

/** As fast as a person types, and far too slow to list what is there. */
const LIMIT = { name: 'links.check-slug', points: 120, seconds: 60 };
const MAX_SUGGESTIONS = 3;

/** Whether a slug can be had. */
export interface SlugVerdict {
  /** What making the link would answer; null when it can be had. */
  readonly code: SlugCode | null;
  /** Others that can be had, the closest first; none when this one can. */
  readonly suggestions: readonly string[];
}

/** Tells before a link is made or renamed whether its slug can be had, and never whose it is. */
@Injectable()
export class CheckSlugService {
  constructor(
    private readonly links: LinkRepository,
    private readonly domains: ShortDomainsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @param domain host that the link is to stand on; the shared one when absent
   * @param client address of the caller
   */
  async check(wished: string, domain: string | undefined, client: string): Promise<SlugVerdict> {
    await this.limits.take(LIMIT, client);
    const slug = wished.normalize('NFC');
    const candidates = slugCandidates(slug, this.clock.now().getUTCFullYear());
    const domainId = domain === undefined ? SHARED_DOMAIN : await this.domains.idOf(domain);
    // Where no link ever stood, everything can be had.
    const taken =
      domainId === null ? new Set() : await this.links.takenSlugs(domainId, [slug, ...candidates]);
    const code = refusalOf(slug) ?? (taken.has(slug) ? 'links.slug-taken' : null);
    const free = candidates.filter((each) => !taken.has(each));
    return { code, suggestions: code === null ? [] : free.slice(0, MAX_SUGGESTIONS) };
  }
}

function refusalOf(slug: string): SlugCode | null {
  try {
    parseSlug(slug);
    return null;
  } catch (error) {
    if (error instanceof SlugRefused) return error.code as SlugCode;
    throw error;
  }
}
