import { Injectable } from '@nestjs/common';

/** All clicks of a link, and those that were a visitor's first on it within 24 hours. */
export interface LinkClicks {
  readonly total: number;
  readonly unique: number;
}

type ClicksByLink = ReadonlyMap<number, LinkClicks>;

/** Clicks of links by their ids; links without clicks may be missing. */
export type ReadLinkClicks = (linkIds: readonly number[]) => Promise<ClicksByLink>;

/** Clicks beside links. They come from the module that counts them, which imports this one. */
@Injectable()
export class LinkClicksService {
  private read: ReadLinkClicks = () => Promise.resolve(new Map());

  /** To be called once, before the first request. */
  readWith(read: ReadLinkClicks): void {
    this.read = read;
  }

  clicksOf(linkIds: readonly number[]): Promise<ClicksByLink> {
    return this.read(linkIds);
  }
}
