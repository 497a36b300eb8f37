import type { PastChange } from '../application/ports/link-history';
import type { LinkDetails } from '../application/show-link.service';
import type { ChangedField } from '../domain/link-settings';
import type { LinkChangeDto, LinkHistoryDto } from './dto/link-history.dto';
import type { LinkDetailsDto } from './dto/link-details.dto';

const NAMES = {
  domainId: 'domain',
  slug: 'encodeId',
  url: 'url',
  note: 'note',
  externalId: 'externalId',
  isStarred: 'star',
  expiresAt: 'expireTime',
  expiryTimeZone: 'timezone',
  fallbackUrl: 'fallbackUrl',
  isNativeOpen: 'nativeOpen',
  isSmartUtmOff: 'smartUtmOff',
  passesQuery: 'passQuery',
  isAnalyticsPublic: 'publicAnalytics',
  targets: 'targets',
  utm: 'utm',
  title: 'title',
  description: 'description',
  imageUrl: 'imageUrl',
  hasPlayIcon: 'hasPlayIcon',
  pathKey: 'pathFormat',
  backupUrl: 'backupUrl',
  trackingTools: 'trackingTools',
} as const satisfies Record<ChangedField, keyof LinkDetailsDto>;

function presentChange(change: PastChange, { link, canEdit }: LinkDetails): LinkChangeDto {
  const { changeId, field, before, after, userId, changedAt } = change;
  return {
    changeId,
    field: NAMES[field],
    before,
    after,
    userId,
    changeTime: changedAt.toISOString(),
    canRollBack: canEdit && field === 'url' && before !== link.url,
  };
}

export const presentHistory = (changes: readonly PastChange[], details: LinkDetails): LinkHistoryDto => ({
  changes: changes.map((change) => presentChange(change, details)),
  start: changes.at(-1)?.changeId ?? -1,
});
