import type { Actor } from '../../../../shared/domain/actor';
import { InputCheck } from '../../../../shared/domain/input-check';
import { type EditContext, readEdits } from '../../core/domain/link-edits';
import type { LinkEdits } from '../../core/domain/link-settings';
import type { LinkWarning } from '../../core/domain/link-findings';
import type { LinkUtm } from '../../core/domain/link-utm';
import { Link, SHARED_DOMAIN } from '../../core/domain/link.entity';
import { type NamedLabels, readLabels } from '../../labels/domain/label-input';
import {
  updateLinkInputOf,
  type LinkDefaults,
  refuseMembersOptions,
  type CreateLinkInput,
} from '../domain/create-link-input';
import { keepsDate, type LinkOrigin } from '../domain/link-origin';

/** A link that can be made as soon as it has a place. */
export interface NewLink {
  /** What a caller asks for; random when absent. */
  readonly wished: string | undefined;
  /** Host of the short domain, any that the group may use. */
  readonly host: string | undefined;
  /** The domain that it is to stand on when it names no host. */
  readonly domainId: number;
  readonly labels: NamedLabels;
  /** Where it is to lead, as it is stored. */
  readonly url: string;
  /** `campaign`: parameters of a tracking tool, which stand for those of the input. */
  readonly make: (slug: string, domainId: number, campaign: LinkUtm | null) => Link;
}

/** What holds for all new links of one call. */
export interface Making {
  readonly creator: Actor;
  readonly origin: LinkOrigin;
  readonly now: Date;
  /** What links of the group begin with; null for guests. */
  readonly defaults: LinkDefaults | null;
  readonly context: EditContext;
  /** Why people are to be warned of where a link leads; null for nothing. */
  readonly warningOf: (edits: LinkEdits) => Promise<LinkWarning | null>;
}

const NO_LABELS: NamedLabels = { tags: null, tools: null };

/** Throws `OptionsForMembers`, and `InvalidInput` naming every field that is wrong. */
export async function readNewLink(input: CreateLinkInput, making: Making): Promise<NewLink> {
  const { creator, origin, now, defaults, context } = making;
  if (creator.kind === 'guest') refuseMembersOptions(input);
  const check = new InputCheck();
  const read = check.take(() => readEdits(updateLinkInputOf(input, defaults), now, context)) ?? {};
  const labels = check.take(() => readLabels(input)) ?? NO_LABELS;
  check.done();
  const warning = await making.warningOf(read);
  const { slug: wished, url = '', ...edits } = read;
  const createdAt = (keepsDate(origin) ? input.createdAt : undefined) ?? now;
  const make: NewLink['make'] = (slug, domainId, campaign) => {
    const link = Link.create({ domainId, slug, url, creator, createdAt });
    link.edit(campaign ? { ...edits, utm: campaign } : edits);
    if (domainId === SHARED_DOMAIN) link.warnOf(warning);
    return link;
  };
  return { wished, host: input.domain, domainId: SHARED_DOMAIN, labels, url, make };
}
