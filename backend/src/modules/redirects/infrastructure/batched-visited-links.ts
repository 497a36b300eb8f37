import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DestinationSettings } from '../../../config/destination-settings';
import { WebSettings } from '../../../config/web-settings';
import { LinksForVisits } from '../../links';
import { type LinkForVisit, mediaTypeOf, uploadedName } from '../../links/values';
import { type FoundLink, VisitedLinkSource } from '../application/ports/visited-link-source';
import type { CardImage } from '../domain/visit/visit-card';
import { hasEditedPreview, type LinkExtras, pictureOf, visitedLinkOf } from '../domain/visit/visited-link-of';

/** Links asked for in one question. */
const MAX_AT_ONCE = 64;

interface Ask {
  readonly domainId: number;
  readonly slugs: readonly string[];
}

/**
 * Visits of one turn of the event loop ask for their links together: a server that has just started, or is asked for slugs
 * that no link has, needs few connections.
 */
@Injectable()
export class BatchedVisitedLinks extends VisitedLinkSource {
  private readonly asks = new DataLoader<Ask, FoundLink | null>((asks) => this.firsts(asks), {
    cache: false,
    maxBatchSize: MAX_AT_ONCE,
    batchScheduleFn: setImmediate,
  });

  constructor(
    private readonly links: LinksForVisits,
    private readonly web: WebSettings,
    private readonly destinations: DestinationSettings,
  ) {
    super();
  }

  first(domainId: number, slugs: readonly string[]): Promise<FoundLink | null> {
    return this.asks.load({ domainId, slugs });
  }

  private async firsts(asks: readonly Ask[]): Promise<(FoundLink | null)[]> {
    const bySlug = new Map<number, ReadonlyMap<string, LinkForVisit>>();
    for (const domainId of new Set(asks.map((ask) => ask.domainId))) {
      const slugs = asks.filter((ask) => ask.domainId === domainId).flatMap((ask) => ask.slugs);
      bySlug.set(domainId, await this.links.named(domainId, slugs));
    }
    return Promise.all(
      asks.map(({ domainId, slugs }) => {
        const links = slugs.map((slug) => bySlug.get(domainId)?.get(slug));
        const link = links.find((each) => each !== undefined);
        return link ? this.found(link) : Promise.resolve(null);
      }),
    );
  }

  private async found(stored: LinkForVisit): Promise<FoundLink> {
    const link = this.destinations.hasSmartUtm ? stored : { ...stored, isSmartUtmOff: true };
    const { domainId, slug } = stored;
    return { link: visitedLinkOf(link, await this.extrasOf(link)), domainId, slug };
  }

  /** Few links have any. */
  private async extrasOf(link: LinkForVisit): Promise<LinkExtras> {
    const picture = hasEditedPreview(link) ? pictureOf(link) : null;
    return {
      tools: link.hasPixels ? await this.links.pixelsOf(link.id) : [],
      image: picture === null ? null : await this.imageOf(picture),
    };
  }

  /** Of pictures that are not ours, only the address is known. */
  private async imageOf(picture: string): Promise<CardImage> {
    const name = uploadedName(picture);
    if (name === null) return { url: picture, width: null, height: null, type: null };
    const { width = null, height = null } = (await this.links.sizeOf(name)) ?? {};
    return { url: this.web.appOrigin + picture, width, height, type: mediaTypeOf(name) };
  }
}
