import type { ListedLink } from '../../links';
import { type Count, NO_HITS } from '../domain/click-count';
import { presentClicks } from './click-overview.presenter';
import type { LinkListDto, ListedLinkDto } from './dto/link-list.dto';

function presentLink(link: ListedLink, clicks: Count): ListedLinkDto {
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
    isTransferred: link.isTransferred,
    transferredFrom: link.transferredFrom,
    tags: [...link.tags],
    canEdit: link.canEdit,
    canTransfer: link.canTransfer,
    canReturn: link.canReturn,
    ...presentClicks(clicks),
  };
}

export const presentLinkList = (
  links: readonly ListedLink[],
  clicks: ReadonlyMap<number, Count>,
): LinkListDto => ({
  linksData: links.map((link) => presentLink(link, clicks.get(link.id) ?? NO_HITS)),
  start: links.at(-1)?.id ?? -1,
});
