import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isSqlite } from '../../../../../shared/database/dialect';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import { Clock } from '../../../../../shared/domain/clock';
import { PageReadingStore, type PageToRead } from '../../application/ports/page-reading-store';
import { Link } from '../../../core/domain/link.entity';
import { isPartlyPage, type PageSays } from '../../../core/domain/preview/link-preview';
import type { LinkChanged } from '../../../events';
import { LinkTermStore } from '../../../core/infrastructure/link-term.store';

interface Row {
  readonly id: number | string;
  readonly url: string;
}

/** Read at the same time; each page takes seconds at most. */
const AT_ONCE = 10;
/** A process that holds a page for longer has died. */
const HELD_MS = 60_000;
const ROWS_AT_ONCE = 100;

/** Of cards that are ours to draw, because something is set, and that show of the page what is not. */
const SHOWS_PAGE = `COALESCE(title, description, image_url) IS NOT NULL
  AND (title IS NULL OR description IS NULL OR image_url IS NULL)`;

const marksOf = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

const saysSame = (one: PageSays, other: PageSays): boolean =>
  one.pageTitle === other.pageTitle &&
  one.pageDescription === other.pageDescription &&
  one.pageImageUrl === other.pageImageUrl;

function byAddress(rows: readonly Row[]): readonly PageToRead[] {
  const pages = new Map<string, number[]>();
  for (const { id, url } of rows) pages.set(url, [...(pages.get(url) ?? []), Number(id)]);
  return [...pages].map(([url, linkIds]) => ({ url, linkIds }));
}

@Injectable()
export class SqlPageReadingStore extends PageReadingStore {
  private readonly terms: LinkTermStore;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
    this.terms = new LinkTermStore(unitOfWork);
  }

  async add(linkIds: readonly number[]): Promise<void> {
    const { manager } = this.unitOfWork;
    const twice = isSqlite(manager)
      ? 'ON CONFLICT (link_id) DO UPDATE SET holder = NULL, held_until = excluded.held_until'
      : 'ON DUPLICATE KEY UPDATE holder = NULL, held_until = VALUES(held_until)';
    const now = this.clock.now();
    for (let from = 0; from < linkIds.length; from += ROWS_AT_ONCE) {
      const part = linkIds.slice(from, from + ROWS_AT_ONCE);
      await manager.query(
        `INSERT INTO page_readings (link_id, held_until) VALUES ${part.map(() => '(?, ?)').join(', ')} ${twice}`,
        part.flatMap((id) => [id, now]),
      );
    }
  }

  async take(): Promise<readonly PageToRead[]> {
    for (;;) {
      const holder = await this.hold();
      const held = await this.manager.query<{ link_id: number | string }[]>(
        'SELECT link_id FROM page_readings WHERE holder = ?',
        [holder],
      );
      if (held.length === 0) return [];
      const pages = await this.pagesOf(held.map(({ link_id }) => Number(link_id)));
      if (pages.length > 0) return pages;
    }
  }

  finish({ url, linkIds }: PageToRead, says: PageSays): Promise<void> {
    return this.unitOfWork.run(async () => {
      // Most pages say what they said, or nothing still: their links are left to others, who index them meanwhile.
      const known = await this.links.findBy({ id: In([...linkIds]), url });
      const stale = known.filter((link) => !saysSame(link, says)).map(({ id }) => id);
      if (stale.length > 0) await this.write(stale, url, says);
      await this.forget(linkIds);
    });
  }

  private async write(linkIds: readonly number[], url: string, says: PageSays): Promise<void> {
    const { pageTitle, pageDescription, pageImageUrl } = says;
    await this.manager.query(
      `UPDATE links SET page_title = ?, page_description = ?, page_image_url = ?,
              card_changed_at = CASE WHEN ${SHOWS_PAGE} THEN ? ELSE card_changed_at END
        WHERE id IN (${marksOf(linkIds)}) AND url = ?`,
      [pageTitle, pageDescription, pageImageUrl, this.clock.now(), ...linkIds, url],
    );
    // What the page says is searched, too; the links are held by now.
    const links = await this.links.findBy({ id: In([...linkIds]), url });
    await this.terms.renew(links);
    for (const link of links.filter(isPartlyPage)) this.notify(link);
  }

  /** Crawlers must not get the card of before. */
  private notify({ id: linkId, domainId, slug }: Link): void {
    const event: LinkChanged = { type: 'links.link-changed', linkId, domainId, slug };
    this.unitOfWork.publish(event);
  }

  /** Both engines change the rows of a subquery only when it is wrapped in another. */
  private async hold(): Promise<string> {
    const holder = randomUUID();
    const now = this.clock.now();
    await this.manager.query(
      `UPDATE page_readings SET holder = ?, held_until = ?
        WHERE link_id IN (SELECT link_id FROM (
          SELECT link_id FROM page_readings WHERE held_until <= ? ORDER BY held_until LIMIT ${AT_ONCE}
        ) AS waiting)`,
      [holder, new Date(now.getTime() + HELD_MS), now],
    );
    return holder;
  }

  private async pagesOf(linkIds: readonly number[]): Promise<readonly PageToRead[]> {
    const rows = await this.manager.query<Row[]>(
      `SELECT id, url FROM links WHERE id IN (${marksOf(linkIds)}) AND trashed_at IS NULL`,
      [...linkIds],
    );
    const live = new Set(rows.map(({ id }) => Number(id)));
    await this.forget(linkIds.filter((id) => !live.has(id)));
    return byAddress(rows);
  }

  private async forget(linkIds: readonly number[]): Promise<void> {
    if (linkIds.length === 0) return;
    // No process holds what has been asked for again meanwhile.
    await this.manager.query(
      `DELETE FROM page_readings WHERE link_id IN (${marksOf(linkIds)}) AND holder IS NOT NULL`,
      [...linkIds],
    );
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private get links() {
    return this.manager.getRepository(Link);
  }
}
