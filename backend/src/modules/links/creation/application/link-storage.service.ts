import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { LinkRepository } from '../../core/application/ports/link-repository';
import type { Link } from '../../core/domain/link.entity';
import type { LinkCreated } from '../../events';
import { type ChosenLabels, LinkLabelsService } from '../../labels/application/link-labels.service';
import { PageReadingsService } from '../../previews/application/pages/page-readings.service';
import { IndexLinksService } from '../../search/application/index-links.service';

/** A new link, and what is put on it; links that name the same have one list of labels. */
export interface LabelledLink {
  readonly link: Link;
  readonly labels: ChosenLabels;
}

/** Stores new links with all that belongs to them, and announces them. Part of the unit of work that makes them. */
@Injectable()
export class LinkStorageService {
  constructor(
    private readonly links: LinkRepository,
    private readonly labels: LinkLabelsService,
    private readonly index: IndexLinksService,
    private readonly readings: PageReadingsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** In their order. Throws `SlugCollision`. */
  async store(labelled: readonly LabelledLink[]): Promise<void> {
    const links = labelled.map(({ link }) => link);
    if (links.length === 0) return;
    await this.links.add(links);
    await this.index.add(links);
    await this.readings.ask(links.map(({ id }) => id));
    for (const [labels, ids] of idsByLabels(labelled)) await this.labels.putOnNew(ids, labels);
    for (const link of links) this.notify(link);
  }

  private notify({ id: linkId, groupId, domainId, slug }: Link): void {
    const event: LinkCreated = { type: 'links.link-created', linkId, groupId, domainId, slug };
    this.unitOfWork.publish(event);
  }
}

function idsByLabels(labelled: readonly LabelledLink[]): ReadonlyMap<ChosenLabels, readonly number[]> {
  const ids = new Map<ChosenLabels, number[]>();
  for (const { link, labels } of labelled) {
    const others = ids.get(labels);
    if (others) others.push(link.id);
    else ids.set(labels, [link.id]);
  }
  return ids;
}
