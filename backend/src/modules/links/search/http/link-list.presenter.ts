import { presentDetails } from '../../core/http/link-details.presenter';
import type { LinkClicks } from '../application/link-clicks.service';
import type { ListedLink } from '../application/list-links.service';
import type { ListedLinkDto } from './dto/link-list.dto';

const NO_CLICKS: LinkClicks = { total: 0, unique: 0 };

/** A link of a list with its clicks. */
export const presentListed = (
  { transferredFrom, canTransfer, canReturn, ...details }: ListedLink,
  { total, unique }: LinkClicks = NO_CLICKS,
): ListedLinkDto => ({
  ...presentDetails(details),
  purgeTime: details.link.purgeAt?.toISOString() ?? null,
  transferredFrom,
  canTransfer,
  canReturn,
  totalClicks: total,
  uniqueClicks: unique,
});
