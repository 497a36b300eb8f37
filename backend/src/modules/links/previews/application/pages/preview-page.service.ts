import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { WebSettings } from '../../../../../config/web-settings';
import type { Actor } from '../../../../../shared/domain/actor';
import { Clock } from '../../../../../shared/domain/clock';
import { OwnHosts } from '../../../../../shared/own-hosts/own-hosts';
import { RateLimits } from '../../../../../shared/rate-limit/rate-limits';
import { type PagePreview, pagePreviewOf } from '../../domain/pages/page-preview';
import { parseWebAddress } from '../../../core/domain/web-address';
import { PageReader } from '../ports/page-reader';

/** More than anybody pastes; far too little to have us scan or flood others. */
const LIMIT = { name: 'links.preview-page', perCaller: 30, perNetwork: 90, seconds: 60 };
const RETENTION_MS = 60_000;
const MAX_STORED = 500;
/** Each may take some megabytes for some seconds. Beyond, pages count as unreadable rather than wait in line. */
const MAX_AT_ONCE = 50;

/** A preview that is being made, or was made not long ago. */
interface Kept {
  readonly preview: Promise<PagePreview>;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Tells what the preview of a link to a page begins with. Each page is read once a minute, however many ask. */
@Injectable()
export class PreviewPageService {
  private readonly kept = new LRUCache<string, Kept>({ max: MAX_STORED });
  private underWay = 0;

  constructor(
    private readonly pages: PageReader,
    private readonly limits: RateLimits,
    private readonly web: WebSettings,
    private readonly clock: Clock,
    private readonly ownHosts: OwnHosts,
  ) {}

  /**
   * A page that cannot be read has a preview as well: one that stands in for it.
   * @param client address that the caller comes from
   * @throws AddressRefused
   */
  async preview(typed: string, actor: Actor, client: string): Promise<PagePreview> {
    const url = parseWebAddress(typed, { ownHosts: this.ownHosts, productKey: this.web.productKey });
    await this.limits.takeOf(LIMIT, actor, client);
    const now = this.clock.now().getTime();
    const kept = this.kept.get(url);
    if (kept && now < kept.until) return await kept.preview;
    if (this.underWay >= MAX_AT_ONCE) return pagePreviewOf(url, null);
    const preview = this.read(url);
    this.kept.set(url, { preview, until: now + RETENTION_MS });
    return await preview;
  }

  private async read(url: string): Promise<PagePreview> {
    this.underWay += 1;
    try {
      return pagePreviewOf(url, await this.pages.factsOf(url));
    } catch (fault) {
      this.kept.delete(url);
      throw fault;
    } finally {
      this.underWay -= 1;
    }
  }
}
