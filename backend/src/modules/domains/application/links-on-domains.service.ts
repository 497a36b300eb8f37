import { Injectable } from '@nestjs/common';

/** Counts the links of a domain that visitors can open, no further than `most`. */
export type LinkCounter = (domainId: number, most: number) => Promise<number>;

/** How many links stand on domains. Links are known to a higher module, which registers how they are counted. */
@Injectable()
export class LinksOnDomainsService {
  private counter: LinkCounter | null = null;

  register(counter: LinkCounter): void {
    this.counter = counter;
  }

  count(domainId: number, most: number): Promise<number> {
    if (this.counter === null) throw new Error('nobody counts links');
    return this.counter(domainId, most);
  }
}
