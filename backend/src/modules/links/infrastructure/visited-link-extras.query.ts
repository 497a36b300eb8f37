import { marksFor } from '../../../shared/database/dialect';
import type { UnitOfWork } from '../../../shared/database/unit-of-work';
import { mediaTypeOf, uploadedName } from '../domain/preview/image-name';
import type { TrackingValue } from '../domain/tracking-value';
import type { CardImage } from '../domain/visit/visit-card';
import {
  hasEditedPreview,
  type LinkExtras,
  pictureOf,
  type StoredLink,
} from '../domain/visit/visited-link-of';

interface ReadLink {
  readonly link: StoredLink;
  readonly hasTools: boolean;
}

interface PictureRow {
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** What few links have and a visit needs: tools and pictures, of any number of links in two questions. */
export class VisitedLinkExtras {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly appOrigin: string,
  ) {}

  /** By the id of the link; links without any are left out. */
  async of(links: readonly ReadLink[]): Promise<ReadonlyMap<number, LinkExtras>> {
    const tools = await this.toolsOf(links.flatMap(({ link, hasTools }) => (hasTools ? [link.id] : [])));
    const pictures = new Map<number, string>();
    for (const { link } of links) {
      const picture = hasEditedPreview(link) ? pictureOf(link) : null;
      if (picture !== null) pictures.set(link.id, picture);
    }
    const images = await this.imagesOf(new Set(pictures.values()));
    return new Map(
      [...new Set([...tools.keys(), ...pictures.keys()])].map((id) => [
        id,
        { tools: tools.get(id) ?? [], image: images.get(pictures.get(id) ?? '') ?? null },
      ]),
    );
  }

  /** Of the group that holds the link now. */
  private async toolsOf(linkIds: readonly number[]): Promise<Map<number, TrackingValue[]>> {
    const tools = new Map<number, TrackingValue[]>();
    if (linkIds.length === 0) return tools;
    const rows = await this.unitOfWork.manager.query<{ link_id: number | string; value: string }[]>(
      `SELECT put.link_id, t.value FROM link_tools put
         JOIN links l ON l.id = put.link_id
         JOIN tracking_tools t ON t.id = put.tool_id AND t.group_id = l.group_id
        WHERE put.link_id IN (${marksFor(linkIds)}) AND t.kind = 'pixel' ORDER BY t.id`,
      [...linkIds],
    );
    for (const { link_id: linkId, value } of rows) {
      const ofLink = tools.get(Number(linkId)) ?? [];
      ofLink.push(JSON.parse(value) as TrackingValue);
      tools.set(Number(linkId), ofLink);
    }
    return tools;
  }

  /** Of pictures that are not ours, nobody knows more than the address. */
  private async imagesOf(pictures: ReadonlySet<string>): Promise<Map<string, CardImage>> {
    const names = [...pictures].map(uploadedName).filter((name) => name !== null);
    const sizes = new Map((await this.sizesOf(names)).map((row) => [row.name, row]));
    return new Map([...pictures].map((picture) => [picture, this.imageOf(picture, sizes)]));
  }

  private async sizesOf(names: readonly string[]): Promise<PictureRow[]> {
    if (names.length === 0) return [];
    return this.unitOfWork.manager.query<PictureRow[]>(
      `SELECT name, width, height FROM link_images WHERE name IN (${marksFor(names)})`,
      [...names],
    );
  }

  private imageOf(picture: string, sizes: ReadonlyMap<string, PictureRow>): CardImage {
    const name = uploadedName(picture);
    if (name === null) return { url: picture, width: null, height: null, type: null };
    const { width = null, height = null } = sizes.get(name) ?? {};
    return { url: this.appOrigin + picture, width, height, type: mediaTypeOf(name) };
  }
}
