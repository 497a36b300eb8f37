import { DomainError } from '../../../../shared/domain/domain-error';
import type { MadeLink } from '../application/link-writer.service';
import { shortUrlOf } from '../../core/domain/short-url';
import { presentProblem } from '../../bulk/http/batch.presenter';
import type { CreatedLinksDto, CreatedRowDto } from './create-links.dto';

export interface BatchPresentation {
  /** Scheme and host of each link's domain. */
  readonly domainOf: (link: Exclude<MadeLink, DomainError>) => { readonly origin: string };
  readonly productKey: string;
}

function presentRow(
  made: MadeLink,
  index: number,
  { domainOf, productKey }: BatchPresentation,
): CreatedRowDto {
  if (made instanceof DomainError) return { index, error: presentProblem(made) };
  const { slug, id, url } = made;
  const shortUrl = shortUrlOf(domainOf(made).origin, slug);
  return { index, encodeId: slug, id, [`${productKey}Url`]: shortUrl, shortUrl, url };
}

export function presentCreated(made: readonly MadeLink[], how: BatchPresentation): CreatedLinksDto {
  const failed = made.filter((each) => each instanceof DomainError).length;
  const results = made.map((each, index) => presentRow(each, index, how));
  return { results, done: made.length - failed, failed };
}
