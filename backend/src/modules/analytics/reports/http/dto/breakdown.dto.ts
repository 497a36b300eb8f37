import { ClickCountDto } from './click-overview.dto';
import { type HiddenPartsDto, NamedClicksDto, type PartialReportDto } from './report.dto';

/** Clicks of a range, to which each list in it adds up. */
export class BreakdownDto extends ClickCountDto {
  readonly timezone!: string;
  /** First day, such as `2026-11-21`. */
  readonly from!: string;
  /** Last day. */
  readonly to!: string;
}

/** By device and by browser. */
export class PlatformsDto extends BreakdownDto {
  /** Null if hidden. */
  readonly platforms!: NamedClicksDto[] | null;
  /** Null if hidden. */
  readonly browsers!: NamedClicksDto[] | null;
  /** Null if the caller can see everything. */
  readonly hidden!: HiddenPartsDto | null;
}

/** By who sent people. */
export class ReferrersDto extends BreakdownDto {
  /** Apps, sites and codes; null if hidden. */
  readonly sources!: NamedClicksDto[] | null;
  /** Hosts and apps; null if hidden or if a filter other than `source` is set. */
  readonly referrers!: NamedClicksDto[] | null;
  /** Null if the caller can see everything. */
  readonly hidden!: HiddenPartsDto | null;
}

/** Clicks under one value of a campaign parameter. */
export class UtmClicksDto extends ClickCountDto {
  /** The value as it is in the link; empty for links without the parameter, `/rest` for the remainder of a long list. */
  readonly name!: string;
}

/** By the campaign parameters that the links have now. */
export class UtmDto extends BreakdownDto {
  /** By `utm_source`. */
  readonly sources!: UtmClicksDto[];
  /** By `utm_medium`. */
  readonly mediums!: UtmClicksDto[];
  /** By `utm_campaign`. */
  readonly campaigns!: UtmClicksDto[];
  /** Null if all matching links are included. */
  readonly partial!: PartialReportDto | null;
  /**
   * The parameters of the 1000 links with the most clicks in the range are examined. False if other links have clicks,
   * too: these are part of `/rest`, or left out if there are filters.
   */
  readonly isComplete!: boolean;
}

/** By country. */
export class RegionsDto extends BreakdownDto {
  /** All countries as ISO 3166-1 codes. */
  readonly regions!: NamedClicksDto[];
}

/** Clicks from one town, whose name is that of the packaged or configured map, in English; `others` where it is not known. */
export class CityClicksDto extends NamedClicksDto {
  /** ISO 3166-1 country code. */
  readonly region!: string;
  /** Subdivision of the country: the part of its ISO 3166-2 code after the hyphen, such as `TPE`. */
  readonly subdivision!: string;
}

/** Clicks from one part of a country. */
export class SubdivisionClicksDto extends NamedClicksDto {
  /** ISO 3166-1 country code. */
  readonly region!: string;
}

/** By town, and by the parts of countries that these are in. */
export class CitiesDto extends BreakdownDto {
  /** Country requested; null for all. */
  readonly region!: string | null;
  readonly subdivisions!: SubdivisionClicksDto[];
  readonly cities!: CityClicksDto[];
  /** Null if all matching links are included. */
  readonly partial!: PartialReportDto | null;
}
