import { presentLinkDetails } from '../../core/http/link-details.presenter';
import type { ListedLink } from '../application/list-links.service';
import type { ListedLinkDto } from './dto/link-list.dto';

/** A link of a list. */
export const presentListed = ({
  transferredFrom,
  canTransfer,
  canReturn,
  ...details
}: ListedLink): ListedLinkDto => ({
  ...presentLinkDetails(details),
  purgeTime: details.link.purgeAt?.toISOString() ?? null,
  transferredFrom,
  canTransfer,
  canReturn,
});
