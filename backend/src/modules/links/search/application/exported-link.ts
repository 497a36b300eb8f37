import type { LinkAuthor, Surroundings } from '../../core/application/link-surroundings.service';
import type { Link } from '../../core/domain/link.entity';
import { linkPreviewOf } from '../../core/domain/preview/link-preview';
import { shortUrlOf } from '../../core/domain/short-url';
import { EXPORT_COLUMNS, type ExportColumn } from '../domain/export-table';

type Cells = Readonly<Record<ExportColumn, string | number>>;

const utmOf = ({ utm }: Link) => ({
  utmSource: utm?.source ?? '',
  utmMedium: utm?.medium ?? '',
  utmCampaign: utm?.campaign ?? '',
  utmTerm: utm?.term ?? '',
  utmContent: utm?.content ?? '',
});

const nameOf = ({ userId, name }: LinkAuthor): string => name ?? String(userId);

/** A link as a line of an exported list. Moments are ISO 8601, which no program reads by the habits of its country. */
export function exportedCells(link: Link, around: Surroundings): readonly (string | number)[] {
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
    createTime: link.createdAt.toISOString(),
    author: nameOf(around.author),
    expireTime: link.expiresAt?.toISOString() ?? '',
    star: link.isStarred ? 1 : 0,
    ...utmOf(link),
    domain: around.domain.host,
    encodeId: link.slug,
    externalId: link.externalId ?? '',
  };
  return EXPORT_COLUMNS.map((column) => cells[column]);
}
