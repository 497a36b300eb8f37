import { ApiProperty } from '@nestjs/swagger';
import { type Crawler, CRAWLERS } from '../../../../../shared/domain/visitor/crawler';
import { CARD_PROBLEMS, type CardProblem } from '../../../domain/preview/card-warnings';

/** A service that has fetched the card of a link. */
export class CardFetchDto {
  /** Whose cards it draws; `facebook` also draws those of Instagram, Messenger and Threads. */
  @ApiProperty({ enum: CRAWLERS })
  readonly service!: Crawler;
  /** ISO 8601, UTC. */
  readonly lastFetchTime!: string;
  /** How often it has asked. */
  readonly fetches!: number;
  /** It has not asked since the preview was last changed. */
  readonly showsOldCard!: boolean;
  /** It asks again after so many hours at the latest; null where the service does not say. */
  readonly cacheHours!: number | null;
  /** Where one can have it look again; null where that cannot be done. */
  readonly toolUrl!: string | null;
}

/** A picture as cards get it. */
export class CardImageDto {
  /** Pixels. */
  readonly width!: number;
  /** Pixels. */
  readonly height!: number;
  readonly bytes!: number;
}

/** What a service makes of the picture. */
export class CardWarningDto {
  @ApiProperty({ enum: CRAWLERS })
  readonly service!: Crawler;
  /**
   * `not-shown`: smaller than `width` by `height`, it is left out. `small-card`: smaller than that, it is shown as a small
   * square. `too-large`: a side is longer than that. `too-heavy`: it weighs more than `bytes`. `too-wide`: more than four
   * times as wide as high, it is left out. `cut-off`: `percent` of it do not fit into the card.
   */
  @ApiProperty({ enum: CARD_PROBLEMS })
  readonly problem!: CardProblem['problem'];
  /** Pixels; null where it is not about sides. */
  readonly width!: number | null;
  /** Pixels; null where it is not about sides, or the width alone. */
  readonly height!: number | null;
  /** Null where it is not about the weight. */
  readonly bytes!: number | null;
  /** Null where nothing is cut off. */
  readonly percent!: number | null;
}

/** Who has fetched the card of a link, and what they make of its picture. */
export class CardFetchesDto {
  /** When what cards show last became another: ISO 8601, UTC; null for never. */
  readonly changeTime!: string | null;
  /** The same link under an address that no service remembers, to be shared instead. */
  readonly refreshUrl!: string;
  /** Latest first; a service that never asked is missing. */
  readonly services!: CardFetchDto[];
  /** The card has a picture. */
  readonly hasImage!: boolean;
  /** Null when there is none, and when its size is not known: only pictures that were uploaded here are measured. */
  readonly image!: CardImageDto | null;
  /** Nothing where the picture suits, or is not known. */
  readonly warnings!: CardWarningDto[];
}
