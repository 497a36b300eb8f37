import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Actor } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import { yieldToEventLoop } from '../../bulk/application/yield-to-event-loop';
import { LinkCostsService } from '../../core/application/link-costs.service';
import { SlugCollision } from '../../core/application/ports/link-repository';
import type { Link } from '../../core/domain/link.entity';
import { SlugTaken } from '../../core/domain/links.errors';
import type { NewSlugs, SlugPlace } from '../domain/new-slugs';
import { attempt } from './attempt';
import { LinkPlacingService, type Part, type PlacedSlug } from './link-placing.service';
import { LinkSlugsService } from './link-slugs.service';
import { LinkStorageService } from './link-storage.service';
import type { NewLink } from './new-link';

/** A link that was made, or why it was not. */
export type MadeLink = Link | DomainError;

/** A link and the place that was found for it. */
interface Placed {
  readonly link: NewLink;
  readonly place: PlacedSlug;
}

interface Attempt {
  /** Whether it first looks which of the wished slugs are taken. */
  readonly looks: boolean;
  readonly part: Part;
}

/** Another caller may take a slug between looking and storing. */
const MAX_ATTEMPTS = 5;

/** Writes new links and all that follows from them: the one way in which links come into being. */
@Injectable()
export class LinkWriterService {
  constructor(
    private readonly placing: LinkPlacingService,
    private readonly slugs: LinkSlugsService,
    private readonly costs: LinkCostsService,
    private readonly storage: LinkStorageService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** One link, or nothing. Throws `SlugTaken`, `LimitReached`, `SettingRefused`, `LabelRefused`, `DomainUnknown`. */
  writeOne(creator: Actor, link: NewLink): Promise<Link> {
    return this.untilFree(async (isRepeated) => {
      // Most slugs are random or free: who stores one link looks only when something was in the way.
      const [made] = await this.tryToWrite(creator, [link], { looks: isRepeated, part: (work) => work() });
      if (!made || made instanceof DomainError) throw made ?? new Error('a link has no outcome');
      return made;
    });
  }

  /**
   * Those that can be made, in the order in which they are given; what was refused before stays so. Part of the unit of
   * work that holds the group.
   */
  write(creator: Actor, links: readonly (NewLink | DomainError)[]): Promise<readonly MadeLink[]> {
    const part: Part = (work) => attempt(() => this.unitOfWork.runApart(work));
    return this.untilFree(() => this.tryToWrite(creator, links, { looks: true, part }));
  }

  private async untilFree<T>(write: (isRepeated: boolean) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.unitOfWork.runApart(() => write(tries > 1));
      } catch (error) {
        if (!(error instanceof SlugCollision) || tries === MAX_ATTEMPTS) throw error;
      }
    }
  }

  private async tryToWrite(
    creator: Actor,
    links: readonly (NewLink | DomainError)[],
    { looks, part }: Attempt,
  ): Promise<readonly MadeLink[]> {
    const placed = await this.placed(links, this.placing.placingFor(creator, part));
    const slugs = await this.slugs.forNew(placed.flatMap(slugAskedFor), looks);
    const made: MadeLink[] = [];
    for (const [index, each] of placed.entries()) {
      await yieldToEventLoop(index);
      made.push(each instanceof DomainError ? each : await this.paid(named(each, slugs), part));
    }
    await this.storage.store(
      placed.flatMap((each, index) => {
        const link = made[index];
        if (each instanceof DomainError || !link || link instanceof DomainError) return [];
        return [{ link, labels: each.place }];
      }),
    );
    return made;
  }

  private async placed(
    links: readonly (NewLink | DomainError)[],
    placeOf: (link: NewLink) => Promise<PlacedSlug | DomainError>,
  ): Promise<readonly (Placed | DomainError)[]> {
    const placed: (Placed | DomainError)[] = [];
    for (const link of links) {
      if (link instanceof DomainError) placed.push(link);
      else {
        const place = await placeOf(link);
        placed.push(place instanceof DomainError ? place : { link, place });
      }
    }
    return placed;
  }

  /** What plans limit is taken link by link: the first ones get what is left. */
  private async paid(made: MadeLink, part: Part): Promise<MadeLink> {
    if (made instanceof DomainError || !(made.isStarred || made.wasPreviewEdited)) return made;
    const refusal = await part(() => this.costs.settleNew(made));
    return refusal ?? made;
  }
}

function slugAskedFor(placed: Placed | DomainError): readonly SlugPlace[] {
  if (placed instanceof DomainError || placed.link.wished === undefined) return [];
  return [{ domainId: placed.place.domainId, slug: placed.link.wished }];
}

/** With the slug that it asks for, if it is the first, or a random one; and a second one where that is not plain. */
function named({ link, place: { domainId, campaign } }: Placed, slugs: NewSlugs): MadeLink {
  const { wished } = link;
  if (wished !== undefined && !slugs.claim({ domainId, slug: wished })) return new SlugTaken(wished);
  const made = link.make(wished ?? slugs.random(domainId), domainId, campaign);
  if (made.lacksAsciiSlug) made.takeAsciiSlug(slugs.random(domainId));
  return made;
}
