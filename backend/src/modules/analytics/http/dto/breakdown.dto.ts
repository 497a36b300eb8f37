import { ClickCountDto } from './click-overview.dto';
import { type HiddenPartsDto, NamedClicksDto, type PartialReportDto } from './report.dto';

/** Clicks of a range, to which each list in it adds up. */
export class BreakdownDto extends ClickCountDto {
  readonly timezone!: string;
  /** First day, like `2026-11-21`. */
  readonly from!: string;
  /** Last day. */
  readonly to!: string;
}

/** By device and by browser. */
export class PlatformsDto extends BreakdownDto {
  /** Null where hidden. */
  readonly platforms!: NamedClicksDto[] | null;
  /** Null where hidden. */
  readonly browsers!: NamedClicksDto[] | null;
  /** Null when the reader sees everything. */
  readonly hidden!: HiddenPartsDto | null;
}

/** By who sent people. */
export class ReferrersDto extends BreakdownDto {
  /** Apps, sites and codes; null where hidden. */
  readonly sources!: NamedClicksDto[] | null;
  /** Hosts and apps; null where hidden, and where a filter other than `source` is set. */
  readonly referrers!: NamedClicksDto[] | null;
  /** Null when the reader sees everything. */
  readonly hidden!: HiddenPartsDto | null;
}

/** By country. */
export class RegionsDto extends BreakdownDto {
  /** All countries, ISO 3166-1. */
  readonly regions!: NamedClicksDto[];
}

/** Clicks from one town, whose name is that of the packaged or configured map, in English; `others` where it is not known. */
export class CityClicksDto extends NamedClicksDto {
  /** Country, ISO 3166-1. */
  readonly region!: string;
  /** Part of the country, as ISO 3166-2 has it behind the hyphen: `TPE`. */
  readonly subdivision!: string;
}

/** Clicks from one part of a country. */
export class SubdivisionClicksDto extends NamedClicksDto {
  /** Country, ISO 3166-1. */
  readonly region!: string;
}

/** By town, and by the parts of countries that these are in. */
export class CitiesDto extends BreakdownDto {
  /** The country that was asked for; null for all. */
  readonly region!: string | null;
  readonly subdivisions!: SubdivisionClicksDto[];
  readonly cities!: CityClicksDto[];
  /** Null when all links that were asked for are counted. */
  readonly partial!: PartialReportDto | null;
}
