import { partlyHidden, type PersonSnapshot } from '../../../identity';
import type { LinkInQuestion } from '../../../links';
import type { BlockedBy, BlockListReading, EntryHits } from '../../../safety';
import type { BrowserCard, LinkOwner, OwnerGroup, PersonCard } from '../application/desk-cards.service';
import type { DomainCard } from '../application/desk-domains.service';
import type { StartedView } from '../application/desk-views.service';
import type { FoundAtDesk } from '../application/find-at-desk.service';
import type { ShownAction, ShownActions } from '../application/show-actions.service';
import type {
  AnyLinkDto,
  BlockedByDto,
  BlockHitsDto,
  BlockListFileDto,
  BrowserCardDto,
  DeskActionDto,
  DeskActionsDto,
  DeskPersonDto,
  FoundDto,
  LinkOwnerDto,
  OwnerGroupDto,
  PersonCardDto,
  ViewDto,
} from './dto/desk.dto';
import type { DomainCardDto } from './dto/desk-domain.dto';

const THE_END = -1;

export const presentAnyLink = (link: LinkInQuestion): AnyLinkDto => ({
  encodeId: link.encodeId,
  domain: link.domain,
  shortUrl: link.shortUrl,
  url: link.url,
  groupId: Math.max(link.groupId, 0),
  userId: link.creatorUserId,
  browserId: link.browserUuid,
  createTime: link.createdAt.toISOString(),
  isTrashed: link.isTrashed,
  warning: link.warning,
  disabledFor: link.disabledFor,
});

export const presentPerson = (person: PersonSnapshot, isRevealed: boolean): DeskPersonDto => ({
  userId: person.userId,
  displayName: person.displayName,
  email: isRevealed ? person.email : partlyHidden(person.email),
  lang: person.lang,
  isSiteAdmin: person.isSiteAdmin,
  createTime: person.createdAt.toISOString(),
  suspendedTime: person.suspendedAt?.toISOString() ?? null,
});

export const presentPersonCard = ({ person, links, groups }: PersonCard): PersonCardDto => ({
  ...presentPerson(person, false),
  links,
  groups: groups.map(({ groupId, name, level }) => ({ groupId, name, level })),
});

const presentBrowser = ({ browserUuid, links, suspendedUntil }: BrowserCard): BrowserCardDto => ({
  browserId: browserUuid,
  links,
  suspendedUntil: suspendedUntil?.toISOString() ?? null,
});

const presentGroup = ({ groupId, name, plan }: OwnerGroup): OwnerGroupDto => ({ groupId, name, plan });

export const presentOwner = ({ link, person, group }: LinkOwner, isRevealed: boolean): LinkOwnerDto => ({
  link: presentAnyLink(link),
  person: person && presentPerson(person, isRevealed),
  group: group && presentGroup(group),
});

export const presentDomainCard = ({ domain, groupName }: DomainCard): DomainCardDto => ({
  ...domain,
  groupName,
});

const presentHits = ({ hits, lastHitAt }: EntryHits): BlockHitsDto => ({
  hits,
  lastHitTime: lastHitAt?.toISOString() ?? null,
});

const presentBlockedBy = ({ entry, source, ...refused }: BlockedBy): BlockedByDto => ({
  entry,
  source,
  ...presentHits(refused),
});

export const presentFoundAtDesk = ({
  link,
  person,
  group,
  browser,
  domains,
  address,
}: FoundAtDesk): FoundDto => ({
  link: link && presentAnyLink(link),
  person: person && presentPersonCard(person),
  group: group && presentGroup(group),
  browser: browser && presentBrowser(browser),
  domains: domains.map(presentDomainCard),
  address: address && { ...address, blockedBy: address.blockedBy && presentBlockedBy(address.blockedBy) },
});

export const presentBlockListFile = ({ readAt, ...reading }: BlockListReading): BlockListFileDto => ({
  readTime: readAt?.toISOString() ?? null,
  entries: reading.entries,
  skipped: reading.skipped,
  skippedLines: [...reading.skippedLines],
  isOutdated: reading.isOutdated,
});

export const presentView = ({ view, person, groupName }: StartedView): ViewDto => ({
  viewId: view.id,
  userId: person.userId,
  displayName: person.displayName,
  groupId: view.groupId,
  groupName,
  expiresTime: view.expiresAt.toISOString(),
});

export const presentAction = ({ action, by, undoneBy, refused }: ShownAction): DeskActionDto => ({
  actionId: action.id,
  kind: action.kind,
  subject: action.subject,
  reason: action.reason,
  note: action.note,
  userId: action.userId,
  name: by,
  state: action.state,
  canUndo: action.isInForce,
  lookedAt: action.lookedAt,
  disabled: action.disabled,
  enabled: action.enabled,
  createTime: action.createdAt.toISOString(),
  endTime: action.endedAt?.toISOString() ?? null,
  undoneTime: action.undoneAt?.toISOString() ?? null,
  undoneBy,
  refused: refused && presentHits(refused),
});

export const presentActions = ({ actions, next }: ShownActions): DeskActionsDto => ({
  actions: actions.map(presentAction),
  start: next ?? THE_END,
});
