import type { Link } from '../domain/link.entity';
import { shortUrlOf } from '../domain/short-url';
import type { ShortenedLinkDto } from './dto/shorten-link.dto';

/** Where this installation lives and what it calls its own field. */
export interface Presentation {
  readonly shortOrigin: string;
  readonly productKey: string;
}

type Presented = Omit<ShortenedLinkDto, 'linkletUrl'>;

export function presentShortened(
  link: Link,
  claim: string,
  { shortOrigin, productKey }: Presentation,
): Presented {
  const shortUrl = shortUrlOf(shortOrigin, link.slug);
  return {
    [`${productKey}Url`]: shortUrl,
    shortUrl,
    giftUrl: null,
    urlType: `${productKey}Url`,
    encodeId: link.slug,
    id: link.id,
    url: link.url,
    claim,
    createTime: link.createdAt.toISOString(),
  };
}
