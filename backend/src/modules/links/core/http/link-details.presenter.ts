import type { LinkDetails } from '../application/show-link.service';
import type { PixelById } from '../../labels/domain/label-input';
import { linkPreviewOf, previewSettingsOf } from '../domain/preview/link-preview';
import type { Link } from '../domain/link.entity';
import { linkHealthOf } from '../domain/health/link-health';
import { shortUrlOf } from '../domain/short-url';
import type { LinkDetailsDto } from './dto/link-details.dto';
import type { LinkHealthDto } from './dto/link-health.dto';

export function presentLinkDetails(details: LinkDetails): LinkDetailsDto {
  const { link, domain, author, protectTrack, clicks, tags, tools, canEdit } = details;
  const { origin, host } = domain;
  return {
    id: link.id,
    encodeId: link.slug,
    shortUrl: shortUrlOf(origin, link.slug),
    asciiUrl: shortUrlOf(origin, link.asciiSlug ?? link.slug),
    domain: host,
    domainType: domain.kind,
    type: 'simple',
    ssl: origin.startsWith('https:'),
    url: link.url,
    warning: link.warning,
    disabledFor: link.disabledFor,
    groupId: link.groupId,
    userId: link.creatorUserId,
    author,
    createTime: link.createdAt.toISOString(),
    trashTime: link.trashedAt?.toISOString() ?? null,
    note: link.note,
    externalId: link.externalId,
    star: link.isStarred,
    expireTime: link.expiresAt?.toISOString() ?? null,
    timezone: link.expiryTimeZone,
    fallbackUrl: link.fallbackUrl,
    backupUrl: link.backupUrl,
    health: presentHealth(link),
    nativeOpen: link.isNativeOpen,
    smartUtmOff: link.isSmartUtmOff,
    passQuery: link.passesQuery,
    analyticsObscurity: !link.isAnalyticsPublic,
    publicAnalytics: link.isAnalyticsPublic,
    protectTrack,
    totalClicks: clicks.total,
    uniqueClicks: clicks.unique,
    targets: [...(link.targets ?? [])],
    utm: link.utm && { ...link.utm },
    pathFormat: link.pathKey === null ? null : { key: link.pathKey },
    ...linkPreviewOf(link),
    preview: previewSettingsOf(link),
    tags: [...tags],
    trackingTools: tools.map(({ id, name }) => ({ id, name, isActive: domain.kind !== 'regular' })),
    fbPixel: pixelOf(tools, 'fbPixel'),
    gTag: pixelOf(tools, 'gTag'),
    isTransferred: link.isTransferred,
    canEdit,
  };
}

const pixelOf = (tools: LinkDetails['tools'], name: PixelById): string | null =>
  tools.find(({ value }) => value[name] !== undefined)?.value[name] ?? null;

function presentHealth(link: Link): LinkHealthDto {
  const { lastProbedAt, downSince, upSince, ...health } = linkHealthOf(link);
  return {
    ...health,
    lastProbedAt: lastProbedAt?.toISOString() ?? null,
    downSince: downSince?.toISOString() ?? null,
    upSince: upSince?.toISOString() ?? null,
  };
}
