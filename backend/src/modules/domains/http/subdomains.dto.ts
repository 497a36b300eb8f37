import { IsString, MaxLength } from 'class-validator';
import { DomainOptionDto } from '../brand/http/brand-domains.dto';

const MAX_RAW_LENGTH = 5_000;

export class SubdomainQuestionDto {
  @IsString({ message: 'subdomain must be text' })
  readonly subdomain!: string;
}

export class SubdomainAnswerDto {
  readonly available!: boolean;
  /** Error code that `PUT /my/settings` would return; null if the subdomain is available. */
  readonly code!: string | null;
}

/** Where new links are to stand. */
export class SetDefaultDomainDto {
  /** Host of the shared domain, of the caller's own subdomain or of a domain of the group. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'domain must be text: the host of a short domain' })
  readonly domain!: string;
}

/** A domain of the group's own. */
export class OwnBrandDto {
  readonly id!: number;
  readonly shortDomain!: string;
}

/** Hosts that the caller's links may stand on. */
export class DefaultDomainDto {
  readonly defaultDomain!: string;
  /** Suffix of personal subdomains, including the leading dot. */
  readonly suffix!: string;
  /** The caller's personal subdomains as full host names. */
  readonly subdomains!: string[];
  /** Custom domains. */
  readonly bsd!: OwnBrandDto[];
  readonly domainOptions!: DomainOptionDto[];
}
