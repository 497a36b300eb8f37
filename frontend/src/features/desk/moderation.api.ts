import type { Schema } from '../../api/schemas';
import type { PersonView } from '../session';
import type { ListPart } from './long-list.store';

export type AnyLink = Schema<'AnyLinkDto'>;
export type LinkOwner = Schema<'LinkOwnerDto'>;
export type PersonCard = Schema<'PersonCardDto'>;
export type GroupCard = NonNullable<FoundAtDesk['group']>;
export type BrowserCard = Schema<'BrowserCardDto'>;
/** A group's domain, or its claim to one. */
export type DomainCard = Schema<'DomainCardDto'>;
export type FoundAddress = Schema<'FoundAddressDto'>;
/** What a text means; null where it means nothing. */
export type FoundAtDesk = Schema<'FoundDto'>;
export type DeskAction = Schema<'DeskActionDto'>;
/** What was read of the operator's block list. */
export type ListedBlockFile = Schema<'BlockListFileDto'>;
/** Which actions are wanted. */
export type ActionChoice = Pick<DeskAction, 'kind'> & { readonly isInForce: boolean };
export type DeskReason = DeskAction['reason'];

export const DESK_REASONS = [
  'phishing',
  'malware',
  'spam',
  'illegal',
  'other',
] as const satisfies readonly DeskReason[];

/** How much of a destination is blocked. */
export const BLOCK_SCOPES = ['exact', 'host', 'domain'] as const satisfies readonly NewBlock['block'][];
export type BlockScope = (typeof BLOCK_SCOPES)[number];

export type MailPreview = Schema<'MailPreviewDto'>;
/** The mails that a step sends, one for each language of those who get it. */
export type LoadMailPreviews = (reason: DeskReason) => Promise<readonly MailPreview[]>;

/** Why something is done. */
export type Because = Required<Schema<'BecauseDto'>>;
export type NewBlock = Required<Schema<'AbuseDto'>>;

type LinkName = Pick<AnyLink, 'encodeId' | 'domain'>;

/** What those who run the site find, and do. */
export interface ModerationApi {
  find(q: string): Promise<FoundAtDesk>;
  /** With the address in full, which is written down. */
  showContact(link: LinkName, because: Because): Promise<LinkOwner>;
  disableLink(link: LinkName, because: Because): Promise<AnyLink>;
  enableLink(link: LinkName, because: Because): Promise<AnyLink>;
  previewLinkMail(
    link: LinkName,
    step: 'disable' | 'enable',
    reason: DeskReason,
  ): Promise<readonly MailPreview[]>;
  clearCache(link: LinkName): Promise<AnyLink>;
  /** Takes a domain out of service, or lets it serve again. */
  suspendDomain(
    id: number,
    input: { readonly isSuspended: boolean; readonly reason: string },
  ): Promise<DomainCard>;
  suspendBrowser(browserId: string, because: Because): Promise<DeskAction>;
  /** Read-only, in one of the person's groups. */
  viewPerson(
    viewed: { readonly userId: number; readonly groupId: number },
    because: Because,
  ): Promise<PersonView>;
  suspendPerson(userId: number, because: Because): Promise<DeskAction>;
  previewSuspensionMail(userId: number, reason: DeskReason): Promise<readonly MailPreview[]>;
  block(input: NewBlock): Promise<void>;
  /** @param choice null for all */
  actions(start: string | null, choice: ActionChoice | null): Promise<ListPart<DeskAction>>;
  action(actionId: number): Promise<DeskAction>;
  undo(actionId: number): Promise<DeskAction>;
  blockListFile(): Promise<ListedBlockFile>;
}
