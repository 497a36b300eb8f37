import type { Member } from '../../../../shared/domain/actor';
import { type EditContext, readEdits } from '../../domain/link-edits';
import type { LinkEdits } from '../../domain/link-settings';
import type { LinkWarning } from '../../domain/link-standing';
import { Link, SHARED_DOMAIN } from '../../domain/link.entity';
import { editWishOf, type LinkDefaults, type ShortenWish } from '../../domain/shortening/shorten-wish';
import { isAsciiSlug } from '../../domain/slug';

/** A link that can be made as soon as it has a slug. */
export interface NewLink {
  /** What somebody wishes for; random when absent. */
  readonly wished?: string;
  readonly make: (slug: string) => Link;
}

/** What holds for all new links of one call. */
export interface Making {
  readonly creator: Member;
  readonly now: Date;
  readonly defaults: LinkDefaults;
  readonly context: EditContext;
  /** Why people are to be warned of where a link leads; null for nothing. */
  readonly warningOf: (edits: LinkEdits) => LinkWarning | null;
}

/** Whether it is nothing but a row among the links: tags, other domains and second slugs are made link by link. */
export const isPlain = ({ tags, domain, encodeId = '' }: ShortenWish): boolean =>
  domain === undefined && (tags ?? []).length === 0 && isAsciiSlug(encodeId);

/** Throws `InvalidInput` naming every field that is wrong. */
export function readNewLink(wish: ShortenWish, making: Making): NewLink {
  const { creator, now, defaults, context, warningOf } = making;
  const { slug: wished, url = '', ...edits } = readEdits(editWishOf(wish, defaults), now, context);
  const warning = warningOf({ ...edits, url });
  const make = (slug: string): Link => {
    const link = Link.create({ domainId: SHARED_DOMAIN, slug, url, creator, createdAt: now });
    link.edit(edits);
    if (warning !== null) link.warnOf(warning);
    return link;
  };
  return wished === undefined ? { make } : { make, wished };
}
