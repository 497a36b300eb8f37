import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../shared/domain/domain-error';
import { parseEmail, PeopleService } from '../../../identity';
import { type LinkInQuestion, LinksInQuestionService } from '../../../links';
import { type BlockedBy, BlockedAddressesService, BlockListsService } from '../../../safety';
import { type BrowserCard, DeskCardsService, type OwnerGroup, type PersonCard } from './desk-cards.service';
import { DeskDomainsService, type DomainCard } from './desk-domains.service';

/** A destination, and how much of it could be blocked, as lines of a block list. */
export interface FoundAddress {
  readonly url: string;
  readonly exact: string;
  readonly host: string;
  readonly domain: string;
  /** Null for what is not blocked. */
  readonly blockedBy: BlockedBy | null;
}

/** What was typed may be any of these; null for what it is not. */
export interface FoundAtDesk {
  readonly link: LinkInQuestion | null;
  readonly person: PersonCard | null;
  readonly group: OwnerGroup | null;
  readonly browser: BrowserCard | null;
  /** Of that host; empty when no group has it or wants it. */
  readonly domains: readonly DomainCard[];
  readonly address: FoundAddress | null;
}

const NUMBER = /^#?(\d{1,9})$/;
const HOST = /^[^\s/@]+\.[^\s/@]+/;

/** Finds what a site admin names: by short address, slug, number, email address, browser or destination. */
@Injectable()
export class FindAtDeskService {
  constructor(
    private readonly cards: DeskCardsService,
    private readonly people: PeopleService,
    private readonly links: LinksInQuestionService,
    private readonly domains: DeskDomainsService,
    private readonly addresses: BlockedAddressesService,
    private readonly lists: BlockListsService,
  ) {}

  async find(typed: string): Promise<FoundAtDesk> {
    const q = typed.normalize('NFC').trim();
    const link = await orNull(() => this.linkBy(q));
    return {
      link,
      person: await orNull(() => this.personBy(q)),
      group: await orNull(() => this.groupBy(q)),
      browser: await orNull(() => this.cards.browser(q)),
      domains: await this.domainsBy(q),
      address: link === null ? await orNull(() => this.addressBy(q)) : null,
    };
  }

  /** By its short address; by its slug alone where it stands on the shared domain. */
  private async linkBy(q: string): Promise<LinkInQuestion | null> {
    if (q === '') return null;
    const isAddress = /[/.]/.test(q);
    if (!isAddress) return this.links.ofAnybody({ slug: q });
    const link = await this.links.byAddress(this.links.readAddress(q));
    return link === null || link.url === '' ? null : link;
  }

  private async personBy(q: string): Promise<PersonCard | null> {
    const number = NUMBER.exec(q)?.[1];
    if (number !== undefined) return this.cards.person(Number(number));
    if (!q.includes('@')) return null;
    const person = await this.people.findByEmail(parseEmail(q));
    return person && this.cards.cardOf(person);
  }

  private async groupBy(q: string): Promise<OwnerGroup | null> {
    const number = NUMBER.exec(q)?.[1];
    return number === undefined ? null : this.cards.group(Number(number));
  }

  /** By the host, or by any address on it. */
  private domainsBy(q: string): Promise<DomainCard[]> {
    const url = HOST.test(q) ? `https://${q}` : q;
    return URL.canParse(url) ? this.domains.cardsOf(new URL(url).hostname) : Promise.resolve([]);
  }

  private async addressBy(q: string): Promise<FoundAddress | null> {
    const url = HOST.test(q) ? `https://${q}` : q;
    const [exact, host, domain] = (['exact', 'host', 'domain'] as const).map((scope) =>
      this.addresses.entryFor(url, scope),
    );
    if (exact === undefined || host === undefined || domain === undefined) return null;
    return { url, exact, host, domain, blockedBy: await this.lists.entryAgainst(new URL(url)) };
  }
}

/** What a rule refuses as no such thing is not what was looked for. */
async function orNull<T>(look: () => Promise<T | null>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
