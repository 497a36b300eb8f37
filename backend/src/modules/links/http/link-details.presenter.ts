import type { LinkDetails } from '../application/show-link.service';
import { shortUrlOf } from '../domain/short-url';
import type { LinkDetailsDto } from './dto/link-details.dto';

export function presentDetails({ link, tags, canEdit }: LinkDetails, shortOrigin: string): LinkDetailsDto {
  const { protocol, host } = new URL(shortOrigin);
  return {
    id: link.id,
    encodeId: link.slug,
    shortUrl: shortUrlOf(shortOrigin, link.slug),
    domain: host,
    ssl: protocol === 'https:',
    url: link.url,
    groupId: link.groupId,
    userId: link.creatorUserId,
    createTime: link.createdAt.toISOString(),
    trashTime: link.trashedAt?.toISOString() ?? null,
    note: link.note,
    star: link.isStarred,
    expireTime: link.expiresAt?.toISOString() ?? null,
    timezone: link.expiryTimeZone,
    fallbackUrl: link.fallbackUrl,
    nativeOpen: link.isNativeOpen,
    smartUtmOff: link.isSmartUtmOff,
    analyticsObscurity: !link.isAnalyticsPublic,
    publicAnalytics: link.isAnalyticsPublic,
    targets: [...(link.targets ?? [])],
    utm: link.utm && { ...link.utm },
    tags: [...tags],
    canEdit,
  };
}
