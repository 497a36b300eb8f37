import type { LinkSnapshot } from '../../links';
import { type Count, NO_HITS } from '../domain/click-count';
import { presentClicks } from './click-overview.presenter';
import type { LinkListDto, ListedLinkDto } from './dto/link-list.dto';

function presentLink(link: LinkSnapshot, clicks: Count): ListedLinkDto {
  const { protocol, host } = new URL(link.shortUrl);
  return {
    id: link.id,
    encodeId: link.encodeId,
    shortUrl: link.shortUrl,
    domain: host,
    ssl: protocol === 'https:',
    url: link.url,
    createTime: link.createdAt.toISOString(),
    userId: link.userId,
    ...presentClicks(clicks),
  };
}

export const presentLinkList = (
  links: readonly LinkSnapshot[],
  clicks: ReadonlyMap<number, Count>,
): LinkListDto => ({
  linksData: links.map((link) => presentLink(link, clicks.get(link.id) ?? NO_HITS)),
  start: links.at(-1)?.id ?? -1,
});
