import type { DestinationBlocked } from '../../../abuse/events';
import type { DestinationBack, DestinationDown, DestinationJudged } from '../../../monitoring/events';
import type { NotificationParams, NotificationType } from '../../domain/notification';
import type { DestinationChange } from '../../domain/outages/destination-change';

/** What becomes of the destination of a link. */
export type DestinationEvent = DestinationDown | DestinationBack | DestinationJudged | DestinationBlocked;

/** How it is told, in the app and by mail. */
export interface OwnerNotice {
  readonly type: NotificationType;
  readonly params: NotificationParams;
  readonly change: DestinationChange;
}

const OUTAGES = {
  'monitoring.destination-down': { type: 'destination-down', kind: 'down' },
  'monitoring.destination-back': { type: 'destination-back', kind: 'back' },
} as const;
/** The same that people are told whose link was judged after reports: what visitors get is the same. */
const FINDINGS = { threat: 'link-warned', blocked: 'link-disabled', clean: 'link-restored' } as const;

export function ownerNoticeOf(event: DestinationEvent): OwnerNotice {
  const { groupId, encodeId, domain, shortUrl, host } = event;
  const about = { groupId, encodeId, domain, shortUrl, host };
  if ('judgedAt' in event) {
    const finding = findingOf(event);
    const change = { kind: finding, groupId, shortUrl, host, since: event.judgedAt, hasBackup: false };
    return { type: FINDINGS[finding], params: { ...about, because: finding }, change };
  }
  const { since, hasBackup } = event;
  const { type, kind } = OUTAGES[event.type];
  return {
    type,
    params: { ...about, hasBackup: hasBackup ? 1 : 0 },
    change: { kind, groupId, shortUrl, host, since, hasBackup },
  };
}

function findingOf(event: DestinationJudged | DestinationBlocked): DestinationJudged['finding'] {
  if (event.type === 'monitoring.destination-judged') return event.finding;
  return event.isBlocked ? 'blocked' : 'clean';
}
