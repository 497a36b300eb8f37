import type { Link } from '../../core/domain/link.entity';
import { shortUrlOf } from '../../core/domain/short-url';
import type { ShortenedLinkDto } from './shorten-link.dto';

/** Where this installation lives and what it calls its own field. */
export interface Presentation {
  /** Of the domain that the link stands on. */
  readonly origin: string;
  readonly productKey: string;
}

type Presented = Omit<ShortenedLinkDto, 'linkletUrl'>;

export function presentShortened(link: Link, claim: string, { origin, productKey }: Presentation): Presented {
  const shortUrl = shortUrlOf(origin, link.slug);
  return {
    [`${productKey}Url`]: shortUrl,
    shortUrl,
    asciiUrl: shortUrlOf(origin, link.asciiSlug ?? link.slug),
    giftUrl: null,
    urlType: `${productKey}Url`,
    encodeId: link.slug,
    id: link.id,
    url: link.url,
    warning: link.warning,
    claim,
    createTime: link.createdAt.toISOString(),
  };
}
