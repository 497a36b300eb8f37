export class WaysInDto {
  /** People may sign in with Google. */
  readonly google!: boolean;
  /** Client id for Google's one-tap prompt; null when there is none. */
  readonly oneTapClientId!: string | null;
  /** Names the path of the call that takes what one tap hands out. */
  readonly product!: string;
}

export class SiteLinksDto {
  /** Page of the browser extension. */
  readonly extension!: string | null;
  /** Page of the partner; `POST /my/partner-code` gives it with a code. */
  readonly partner!: string | null;
  /** A second short-link site. */
  readonly secondSite!: string | null;
}

export class OutageDto {
  /** Another one shows the banner again to those who closed it. */
  readonly id!: string;
  readonly zh!: string;
  readonly en!: string;
}

export class PromotionTextsDto {
  readonly 'zh-TW'!: string;
  readonly en!: string;
  readonly vi!: string;
  readonly id!: string;
  readonly ja!: string;
}

export class PromotionDto {
  readonly id!: string;
  /** An address, or a path of ours. */
  readonly url!: string;
  readonly texts!: PromotionTextsDto;
}

/** What this installation offers and tells everybody. */
export class SiteDto {
  readonly ways!: WaysInDto;
  readonly links!: SiteLinksDto;
  readonly contactEmail!: string | null;
  readonly outage!: OutageDto | null;
  readonly promotion!: PromotionDto | null;
  /** Host that personal subdomains live under. */
  readonly subdomainRoot!: string;
}

export class LocationDto {
  /** English name; null when unknown. */
  readonly city!: string | null;
  /** ISO 3166-1; TW when unknown. */
  readonly country!: string;
}
