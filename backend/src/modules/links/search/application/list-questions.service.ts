import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { SignedText } from '../../../../shared/crypto/signed-text';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { PlansService } from '../../../billing';
import type { LinkSearch, ListPlace } from '../domain/link-search';
import { readSearch, type SearchInput } from '../domain/read-search';
import { SearchRefused } from '../domain/search.errors';
import { LinkFinder, type WantedPage } from './ports/link-finder';
import { SearchedTextService } from './searched-text.service';

/** Where a page begins, as callers carry it from page to page; −1 for the first one. */
export type Start = string | -1;

export interface ListInput extends SearchInput {
  readonly start: Start;
  /** The link that the page before ended with, instead of `start`. */
  readonly afterId?: number;
  readonly limit: number;
}

const nameOf = ({ tab, sort }: LinkSearch): string => `${tab} ${sort}`;

/** Reads what people want to see of their group's links. Places in a list are signed, so that they cannot be made up. */
@Injectable()
export class ListQuestionsService {
  private readonly places: SignedText;

  constructor(
    secrets: SecretSettings,
    private readonly plans: PlansService,
    private readonly text: SearchedTextService,
    private readonly finder: LinkFinder,
    private readonly clock: Clock,
  ) {
    this.places = new SignedText(secrets.secret, 'link-list');
  }

  /** Throws `InvalidInput`, `FeatureMissing`. */
  async pageFrom({ groupId }: Member, { start, afterId, limit, ...input }: ListInput): Promise<WantedPage> {
    const search = readSearch(input);
    const after =
      afterId === undefined ? this.place(search, start) : await this.placeAfter(search, groupId, afterId);
    if (search.isAdvanced) await this.plans.requireFeature(groupId, 'advancedSearch');
    const typed = input.filters?.find(({ key }) => key === 'text')?.value;
    const resolved =
      typeof typed === 'string' ? await this.text.resolve(groupId, search.filters, typed) : search.filters;
    const filters = {
      ...resolved,
      ...(await this.text.domainIn(resolved)),
      ...(await this.text.urlIn(resolved)),
    };
    return { groupId, search: { ...search, filters }, after, limit, now: this.clock.now() };
  }

  startOf(search: LinkSearch, place: ListPlace | null): Start {
    return place === null ? -1 : this.places.sign({ list: nameOf(search), place });
  }

  private place(search: LinkSearch, start: Start): ListPlace | null {
    if (start === -1) return null;
    const { list, place } = this.places.open(start) ?? {};
    if (list === nameOf(search) && Array.isArray(place)) return place as number[];
    const remedy = 'start must be -1, or what the page before of the same tab and order answered';
    throw new SearchRefused('start', 'links.start-invalid', remedy);
  }

  private async placeAfter({ tab, sort }: LinkSearch, groupId: number, linkId: number): Promise<ListPlace> {
    const isByCreation = tab !== 'trashBin' && (sort === 'newest' || sort === 'oldest');
    const place = isByCreation ? await this.finder.placeOf(groupId, linkId) : null;
    if (place) return place;
    const remedy = 'afterId must be the id of a link of the group, in a list by creation time';
    throw new SearchRefused('afterId', 'links.start-invalid', remedy);
  }
}
