export class SignInMethodsDto {
  /** Whether signing in with Google is enabled. */
  readonly google!: boolean;
  /** Client id for Google One Tap; null if it is disabled. */
  readonly oneTapClientId!: string | null;
  /** Product name in the path of the One Tap sign-in request. */
  readonly product!: string;
}

export class SiteLinksDto {
  /** URL of the browser extension's page. */
  readonly extension!: string | null;
  /** URL of the partner's page. `POST /my/partner-code` returns it with a code. */
  readonly partner!: string | null;
  /** URL of a second short-link site. */
  readonly secondSite!: string | null;
}

export class OutageDto {
  /** Id of the notice. A new id shows the banner again to people who dismissed it. */
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
  /** URL, or a path on this site. */
  readonly url!: string;
  readonly texts!: PromotionTextsDto;
}

export class HumanVerificationDto {
  /** Site key of Google reCAPTCHA. */
  readonly siteKey!: string;
  /** Version of reCAPTCHA. */
  readonly version!: number;
}

/** Returns the features, links and notices of this installation. */
export class SiteDto {
  readonly ways!: SignInMethodsDto;
  readonly links!: SiteLinksDto;
  readonly contactEmail!: string | null;
  readonly outage!: OutageDto | null;
  readonly promotion!: PromotionDto | null;
  /** Parent host of personal subdomains. */
  readonly subdomainRoot!: string;
  /** Payment types by which plans can be bought, as in `GET /subscription/status`; empty where nothing is sold. */
  readonly paymentTypes!: string[];
  /** With what pages show that a human uses them; null where that is not asked for. */
  readonly humanVerification!: HumanVerificationDto | null;
}

export class LocationDto {
  /** City name in English; null if unknown. */
  readonly city!: string | null;
  /** ISO 3166-1 country code; `TW` if unknown. */
  readonly country!: string;
}
