import { Injectable } from '@nestjs/common';
import { GroupsService } from '../../../groups';
import { PeopleService, type PersonSnapshot, SuspendedBrowsersService } from '../../../identity';
import { type LinkInQuestion, LinksInQuestionService, ModerateLinksService } from '../../../links';
import { BrowserDoesNotExist, PersonDoesNotExist } from '../domain/desk.errors';
import type { AnyLinkName } from './desk-links.service';

/** A person, as site admins see them. */
export interface PersonCard {
  readonly person: PersonSnapshot;
  /** Links that they made, counted up to {@link MAX_COUNTED}. */
  readonly links: number;
  /** Home first; at most 100. */
  readonly groups: readonly { readonly groupId: number; readonly name: string; readonly level: number }[];
}

/** A guest's browser, as site admins see it. */
export interface BrowserCard {
  readonly browserUuid: string;
  /** Guests' links that were made in it, counted up to {@link MAX_COUNTED}. */
  readonly links: number;
  /** Null while it may make links. */
  readonly suspendedUntil: Date | null;
}

/** A group, as site admins know it. */
export interface OwnerGroup {
  readonly groupId: number;
  readonly name: string;
  readonly plan: string;
}

/** Whose a link is. */
export interface LinkOwner {
  readonly link: LinkInQuestion;
  /** Who made it; null for guests, and for those who are gone. */
  readonly person: PersonSnapshot | null;
  /** The group that has it; null for guests' links. */
  readonly group: OwnerGroup | null;
}

/** Beyond that many, a number tells nothing that the eye would use. */
const MAX_COUNTED = 100_000;

/** Shows site admins who or what stands behind something. */
@Injectable()
export class DeskCardsService {
  constructor(
    private readonly links: LinksInQuestionService,
    private readonly moderation: ModerateLinksService,
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
    private readonly browsers: SuspendedBrowsersService,
  ) {}

  /** Throws `PersonDoesNotExist`. */
  async person(userId: number): Promise<PersonCard> {
    const person = await this.people.find(userId);
    if (!person) throw new PersonDoesNotExist();
    return this.cardOf(person);
  }

  async cardOf(person: PersonSnapshot): Promise<PersonCard> {
    const { userId } = person;
    const groups = await this.groups.groupsOf(userId);
    return { person, groups, links: await this.moderation.count({ of: 'person', userId }, MAX_COUNTED) };
  }

  /**
   * One in which links were made, or that is suspended. Throws `BrowserDoesNotExist`, alike for a text that is no browser's
   * id and for one that does not exist.
   */
  async browser(text: string): Promise<BrowserCard> {
    const browserUuid = this.browsers.browserIn(text);
    if (browserUuid === null) throw new BrowserDoesNotExist();
    const links = await this.moderation.count({ of: 'browser', browserUuid }, MAX_COUNTED);
    const suspendedUntil = await this.browsers.untilOf(browserUuid);
    if (links === 0 && suspendedUntil === null) throw new BrowserDoesNotExist();
    return { browserUuid, links, suspendedUntil };
  }

  /** Throws `GroupDoesNotExist`. */
  group(groupId: number): Promise<OwnerGroup> {
    return this.groups.find(groupId);
  }

  /** Throws `LinkDoesNotExist`. */
  async owner(name: AnyLinkName): Promise<LinkOwner> {
    const link = await this.links.ofAnybody(name);
    const { creatorUserId, groupId } = link;
    const person = creatorUserId === 0 ? null : await this.people.find(creatorUserId);
    return { link, person, group: groupId > 0 ? await this.groups.find(groupId) : null };
  }
}
