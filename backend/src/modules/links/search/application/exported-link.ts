import type { LinkAuthor, SurroundingsOfLink } from '../../core/application/link-surroundings.service';
import type { Link } from '../../core/domain/link.entity';
import { linkPreviewOf } from '../../core/domain/preview/link-preview';
import { shortUrlOf } from '../../core/domain/short-url';
import { EXPORT_COLUMNS, type ExportColumn, exportedMoment, type TableReader } from '../domain/export-table';

type Cells = Readonly<Record<ExportColumn, string | number>>;

const utmOf = ({ utm }: Link) => ({
  utmSource: utm?.source ?? '',
  utmMedium: utm?.medium ?? '',
  utmCampaign: utm?.campaign ?? '',
  utmTerm: utm?.term ?? '',
  utmContent: utm?.content ?? '',
});

const nameOf = ({ userId, name }: LinkAuthor): string => name ?? String(userId);

/** A link as a line of an exported list; `reader` is null for programs. */
export function exportedCells(
  link: Link,
  around: SurroundingsOfLink,
  reader: TableReader | null,
): readonly (string | number)[] {
  const { title, description, imageUrl } = linkPreviewOf(link);
  const cells: Cells = {
    shortUrl: shortUrlOf(around.domain.origin, link.slug),
    url: link.url,
    title,
    description: description ?? '',
    imageUrl: imageUrl ?? '',
    tags: around.tags.map(({ value }) => value).join('; '),
    note: link.note ?? '',
    totalClicks: around.clicks.total,
    uniqueClicks: around.clicks.unique,
    createTime: exportedMoment(link.createdAt, reader),
    author: nameOf(around.author),
    expireTime: link.expiresAt === null ? '' : exportedMoment(link.expiresAt, reader),
    star: link.isStarred ? 1 : 0,
    ...utmOf(link),
    domain: around.domain.host,
    encodeId: link.slug,
    externalId: link.externalId ?? '',
  };
  return EXPORT_COLUMNS.map((column) => cells[column]);
}
