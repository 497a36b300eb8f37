import type { ToolOnLink } from '../labels';

/** A link as a call names it. */
export interface PlacedLink {
  readonly encodeId: string;
  /** Host of its short address. */
  readonly domain: string;
}

/** A domain that a link stands on, or could stand on. */
export interface DomainChoice {
  /** Host. */
  readonly name: string;
  /** `regular`: shared by all; `subdomain`: somebody's own. */
  readonly domainType: 'regular' | 'subdomain' | 'bsd';
  /** The short address of the link there. */
  readonly shortUrl: string;
  readonly isCurrent: boolean;
  /** Another link has the name there. */
  readonly isTaken: boolean;
}

/** A link that has another address now. */
export interface MovedLink extends PlacedLink {
  readonly shortUrl: string;
  readonly asciiUrl: string;
  readonly trackingTools: readonly ToolOnLink[];
}

/** Somebody's own domain, in the group they act in. */
export interface DomainPlace {
  readonly groupId: number;
  readonly host: string;
}

/** The apps that open the addresses of a domain. */
export interface DomainApps {
  readonly apple: readonly { readonly appId: string; readonly paths: readonly string[] }[];
  readonly android: readonly { readonly packageName: string; readonly fingerprints: readonly string[] }[];
  /** What phones read there. */
  readonly files: readonly { readonly address: string; readonly content: string }[];
}

export interface DomainsApi {
  /** The shared domain first. */
  choices(link: PlacedLink): Promise<readonly DomainChoice[]>;
  move(link: PlacedLink, domain: string): Promise<MovedLink>;
  apps(place: DomainPlace): Promise<DomainApps>;
  /** These and no others. */
  setApps(place: DomainPlace, apps: Pick<DomainApps, 'apple' | 'android'>): Promise<DomainApps>;
}
