import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import type { DomainError } from '../../../../shared/domain/domain-error';
import { ShortDomainsService } from '../../../domains';
import { GroupMembersService } from '../../../groups';
import type { LinkUtm } from '../../core/domain/link-utm';
import { ChooseToolsService } from '../../labels/application/choose-tools.service';
import type { ChosenLabels } from '../../labels/application/link-labels.service';
import { TagsService } from '../../labels/application/tags.service';
import type { NewLink } from './new-link';

/** Where a new link is to stand, and what it begins with of its group. */
export interface PlacedSlug extends ChosenLabels {
  readonly domainId: number;
  /** Campaign parameters of a tracking tool. */
  readonly campaign: LinkUtm | null;
}

/** Work of which a refusal is an answer, or the end of all. */
export type Part = <T>(work: () => Promise<T>) => Promise<T | DomainError>;

type Named = Pick<NewLink, 'host' | 'domainId' | 'labels'>;

const NO_LABELS = { tagIds: [], toolIds: [], campaign: null };

function keyOf({ host, domainId, labels: { tags, tools } }: Named): string {
  const named = tags && [tags.words, [...tags.ids.keys()]];
  return JSON.stringify([host, domainId, named, tools && { ...tools, pixels: [...tools.pixels] }]);
}

/** Finds out where links are to stand and which tags and tracking tools they get: once, however many name the same. */
@Injectable()
export class LinkPlacingService {
  constructor(
    private readonly domains: ShortDomainsService,
    private readonly members: GroupMembersService,
    private readonly tags: TagsService,
    private readonly chooseTools: ChooseToolsService,
  ) {}

  /** For the links of one call, in the caller's unit of work. */
  placingFor(creator: Actor, part: Part): (link: NewLink) => Promise<PlacedSlug | DomainError> {
    const places = new Map<string, Promise<PlacedSlug | DomainError>>();
    return (link) => {
      const key = keyOf(link);
      const place = places.get(key) ?? part(() => this.find(creator, link));
      places.set(key, place);
      return place;
    };
  }

  private async find(creator: Actor, { host, domainId, labels }: Named): Promise<PlacedSlug> {
    const { tags, tools } = labels;
    const place = {
      ...NO_LABELS,
      domainId: host === undefined ? domainId : await this.domains.idFor(creator, host),
    };
    // Guests have no labels to choose from, and were refused if they named any.
    if (creator.kind === 'guest' || (!tags && !tools)) return place;
    // The group before its tools: changes of many links hold them in this order, too.
    await this.members.hold(creator.groupId);
    const { pixels, campaign } = tools
      ? await this.chooseTools.choose(creator, tools)
      : { pixels: [], campaign: null };
    return {
      ...place,
      tagIds: tags ? await this.tags.choose(creator, tags, 'tags') : [],
      toolIds: pixels.map(({ id }) => id),
      campaign,
    };
  }
}
