import { type ListedLink, presentDetails } from '../../../links';
import { type Count, NO_HITS } from '../../counting/domain/click-count';
import { presentClicks } from './click-overview.presenter';
import type { ListedLinkDto } from './dto/link-list.dto';

/** A link of a list with its clicks. */
export const presentListed = (
  { transferredFrom, canTransfer, canReturn, ...details }: ListedLink,
  clicks: Count = NO_HITS,
): ListedLinkDto => ({
  ...presentDetails(details),
  purgeTime: details.link.purgeAt?.toISOString() ?? null,
  transferredFrom,
  canTransfer,
  canReturn,
  ...presentClicks(clicks),
});
