/** A page as it is sent. */
export interface VisitPage {
  readonly html: string;
  /** Its whole Content-Security-Policy. */
  readonly policy: string;
}

/** What pages need to know of a visit that does not simply go on. */
export interface ShortAddressAsked {
  /** The visitor's header, as it came. */
  readonly acceptLanguage: string | undefined;
  /** Where our own pages are, without a trailing slash. */
  readonly appOrigin: string;
  /** The short address that was asked for; what is reported with it. */
  readonly shortUrl: string;
}
