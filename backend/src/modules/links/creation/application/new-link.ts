import type { Actor } from '../../../../shared/domain/actor';
import { InputCheck } from '../../../../shared/domain/input-check';
import { type EditContext, readEdits } from '../../core/domain/link-edits';
import type { LinkEdits } from '../../core/domain/link-settings';
import type { LinkWarning } from '../../core/domain/link-standing';
import { Link, SHARED_DOMAIN } from '../../core/domain/link.entity';
import { isAsciiSlug } from '../../core/domain/slug';
import { type NamedTags, readTagNames } from '../../labels/domain/tag-names';
import {
  updateLinkInputOf,
  type LinkDefaults,
  refuseMembersOptions,
  type CreateLinkInput,
} from '../domain/create-link-input';

/** A link that can be made as soon as it has a place. */
export interface NewLink {
  /** What somebody wishes for; random when absent. */
  readonly wished: string | undefined;
  /** Host of the short domain; the shared one when absent. */
  readonly domain: string | undefined;
  readonly tags: NamedTags | null;
  /** Nothing but a row among the links: tags, other domains and second slugs are made link by link. */
  readonly isPlain: boolean;
  readonly make: (slug: string, domainId: number) => Link;
}

/** What holds for all new links of one call. */
export interface Making {
  readonly creator: Actor;
  readonly now: Date;
  /** What links of the group begin with; null for guests. */
  readonly defaults: LinkDefaults | null;
  readonly context: EditContext;
  /** Why people are to be warned of where a link leads; null for nothing. */
  readonly warningOf: (edits: LinkEdits) => Promise<LinkWarning | null>;
}

const isPlain = ({ tags, domain, encodeId = '' }: CreateLinkInput): boolean =>
  domain === undefined && (tags ?? []).length === 0 && isAsciiSlug(encodeId);

/** Throws `OptionsForMembers`, and `InvalidInput` naming every field that is wrong. */
export async function readNewLink(input: CreateLinkInput, making: Making): Promise<NewLink> {
  const { creator, now, defaults, context } = making;
  if (creator.kind === 'guest') refuseMembersOptions(input);
  const check = new InputCheck();
  const read = check.take(() => readEdits(updateLinkInputOf(input, defaults), now, context)) ?? {};
  const tags = check.take(() => (input.tags ? readTagNames(input.tags, 'tags') : null)) ?? null;
  check.done();
  const warning = await making.warningOf(read);
  const { slug: wished, url = '', ...edits } = read;
  const make = (slug: string, domainId: number): Link => {
    const link = Link.create({ domainId, slug, url, creator, createdAt: now });
    link.edit(edits);
    if (domainId === SHARED_DOMAIN) link.warnOf(warning);
    return link;
  };
  return { wished, domain: input.domain, tags, isPlain: isPlain(input), make };
}
