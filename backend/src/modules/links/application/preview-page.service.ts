import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { WebSettings } from '../../../config/settings';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { type PagePreview, previewOf } from '../domain/page-preview';
import { parseWebAddress } from '../domain/web-address';
import { PageReader } from './ports/page-reader';

/** More than anybody pastes; far too little to have us scan or flood others. */
const LIMIT = { name: 'links.preview-page', points: 60, seconds: 60 };
const KEPT_MS = 60_000;
const MOST_KEPT = 500;
/** Each may take some megabytes for some seconds. Beyond, pages count as unreadable rather than wait in line. */
const MOST_AT_ONCE = 50;

/** Tells what the preview of a link to a page begins with. Each page is read once a minute, however many ask. */
@Injectable()
export class PreviewPage {
  private readonly previews = new LRUCache<string, PagePreview>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    ignoreFetchAbort: true,
    fetchMethod: (url) => this.read(url),
  });
  private underWay = 0;

  constructor(
    private readonly pages: PageReader,
    private readonly limits: RateLimits,
    private readonly web: WebSettings,
  ) {}

  /**
   * A page that cannot be read has a preview as well: one that stands in for it.
   * @param client address of whoever asks
   * @throws AddressRefused
   */
  async preview(typed: string, client: string): Promise<PagePreview> {
    const url = parseWebAddress(typed, this.web);
    await this.limits.take(LIMIT, client);
    return (await this.previews.fetch(url)) ?? previewOf(url, null);
  }

  private async read(url: string): Promise<PagePreview | undefined> {
    if (this.underWay >= MOST_AT_ONCE) return undefined;
    this.underWay += 1;
    try {
      return previewOf(url, await this.pages.read(url));
    } finally {
      this.underWay -= 1;
    }
  }
}
