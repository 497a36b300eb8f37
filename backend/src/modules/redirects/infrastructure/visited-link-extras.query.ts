import type { PromptReads } from '../../../shared/database/prompt-reads';
import { mediaTypeOf, uploadedName, type TrackingValue } from '../../links/values';
import type { CardImage } from '../domain/visit/visit-card';
import {
  hasEditedPreview,
  type LinkExtras,
  pictureOf,
  type StoredLink,
} from '../domain/visit/visited-link-of';

interface PictureRow {
  readonly width: number | null;
  readonly height: number | null;
}

/** What few links have and a visit needs: tools and pictures. */
export class VisitedLinkExtras {
  constructor(
    private readonly reads: PromptReads,
    private readonly appOrigin: string,
  ) {}

  async of(link: StoredLink, hasTools: boolean): Promise<LinkExtras> {
    const picture = hasEditedPreview(link) ? pictureOf(link) : null;
    return {
      tools: hasTools ? await this.toolsOf(link.id) : [],
      image: picture === null ? null : await this.imageOf(picture),
    };
  }

  /** Of the group that holds the link now. */
  private async toolsOf(linkId: number): Promise<TrackingValue[]> {
    const rows = await this.reads.query<{ value: string }>(
      `SELECT t.value FROM link_tools put
         JOIN links l ON l.id = put.link_id
         JOIN tracking_tools t ON t.id = put.tool_id AND t.group_id = l.group_id
        WHERE put.link_id = ? AND t.kind = 'pixel' ORDER BY t.id`,
      [linkId],
    );
    return rows.map(({ value }) => JSON.parse(value) as TrackingValue);
  }

  /** Of pictures that are not ours, nobody knows more than the address. */
  private async imageOf(picture: string): Promise<CardImage> {
    const name = uploadedName(picture);
    if (name === null) return { url: picture, width: null, height: null, type: null };
    const [size] = await this.reads.query<PictureRow>(
      'SELECT width, height FROM link_images WHERE name = ?',
      [name],
    );
    const { width = null, height = null } = size ?? {};
    return { url: this.appOrigin + picture, width, height, type: mediaTypeOf(name) };
  }
}
