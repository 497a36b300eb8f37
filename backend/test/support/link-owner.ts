import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { Caller, givePlan, join } from './joining';
import type { MailServer } from './mail-server';
import type { Product } from './processes';
import { Visitor } from './visitor';
import { eventually } from './waiting';

/** A link as its owner is told of it. */
export interface OwnedLink {
  readonly encodeId: string;
  readonly shortUrl: string;
}

interface Clicks {
  readonly totalClicks: number;
  readonly hits: Readonly<Record<string, number>>;
}

/** Runs the site, so that they may give themselves a plan with several tools. */
export const OWNER_EMAIL = 'owner@example.com';

/** A member with a subdomain of their own, who makes links over the API. */
export class LinkOwner {
  private constructor(
    private readonly visitor: Visitor,
    private readonly caller: Caller,
    /** Host of the subdomain. */
    private readonly domain: string,
  ) {}

  static async join(browser: Browser, product: Product, mails: MailServer): Promise<LinkOwner> {
    const visitor = await Visitor.open(browser, product.origin, { locale: 'en' });
    const { group } = await join(visitor, mails, OWNER_EMAIL);
    await givePlan(visitor, group, 'classic');
    const caller = new Caller(visitor.context.request, product.origin);
    await caller.become('refresh_token');
    const subdomain = `owner${randomBytes(3).toString('hex')}`;
    await caller.ask('/my/settings', { subdomain }, 'PUT');
    return new LinkOwner(visitor, caller, `${subdomain}.${new URL(product.origin).host}`);
  }

  /** Makes a link to the address with these options, on the shared domain; nothing is added to where it leads. */
  async make(url: string, options: object = {}): Promise<OwnedLink> {
    const { data } = await this.caller.ask<{ readonly data: OwnedLink }>('/links', {
      url,
      smartUtm: false,
      ...options,
    });
    return data;
  }

  /** The same on the owner's subdomain, with pixels. */
  async makeWithPixels(url: string, values: readonly object[]): Promise<OwnedLink> {
    const link = await this.make(url, { domain: this.domain });
    const ids: number[] = [];
    for (const value of values) {
      const tool = { name: randomBytes(6).toString('hex'), value };
      ids.push((await this.caller.ask<{ readonly data: { id: number } }>('/my/trackingTools', tool)).data.id);
    }
    await this.change(link, 'trackingtools', { value: ids });
    return link;
  }

  async change({ encodeId }: OwnedLink, what: string, body: object): Promise<void> {
    await this.caller.ask(`/links/${encodeId}/${what}`, body);
  }

  async trash({ encodeId }: OwnedLink): Promise<void> {
    await this.caller.ask(`/links/${encodeId}`, {}, 'DELETE');
  }

  /** Waits until this many people have been counted, and tells of what class all visits were. */
  async counted({ encodeId }: OwnedLink, people: number): Promise<Clicks['hits']> {
    const { data } = await eventually(
      () => this.caller.show<{ readonly data: Clicks }>(`/links/${encodeId}/overview`),
      ({ data: { totalClicks } }) => totalClicks >= people,
    );
    if (data.totalClicks !== people) throw new Error(`counted ${String(data.totalClicks)} people`);
    return data.hits;
  }

  leave(): Promise<void> {
    return this.visitor.close();
  }
}
