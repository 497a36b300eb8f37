import type { DestinationBack, DestinationDown, DestinationJudged } from '../../../links/events';
import type { NotificationParams, NotificationType } from '../../domain/notification';
import type { DestinationNews } from '../../domain/outages/destination-news';

/** What becomes of the destination of a link. */
export type DestinationEvent = DestinationDown | DestinationBack | DestinationJudged;

/** How it is told, in the app and by mail. */
export interface Telling {
  readonly type: NotificationType;
  readonly params: NotificationParams;
  readonly news: DestinationNews;
}

const OUTAGES = {
  'links.destination-down': { type: 'destination-down', kind: 'down' },
  'links.destination-back': { type: 'destination-back', kind: 'back' },
} as const;
/** The same that people are told whose link was judged after reports: what visitors get is the same. */
const FINDINGS = { threat: 'link-warned', blocked: 'link-disabled', clean: 'link-restored' } as const;

export function tellingOf(event: DestinationEvent): Telling {
  const { groupId, encodeId, domain, shortUrl, host } = event;
  const about = { groupId, encodeId, domain, shortUrl, host };
  if (event.type === 'links.destination-judged') {
    const { finding, judgedAt } = event;
    const news = { kind: finding, groupId, shortUrl, host, since: judgedAt, hasBackup: false };
    return { type: FINDINGS[finding], params: { ...about, because: finding }, news };
  }
  const { since, hasBackup } = event;
  const { type, kind } = OUTAGES[event.type];
  return {
    type,
    params: { ...about, hasBackup: hasBackup ? 1 : 0 },
    news: { kind, groupId, shortUrl, host, since, hasBackup },
  };
}
