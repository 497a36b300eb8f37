import { ApiProperty } from '@nestjs/swagger';
import { type Crawler, CRAWLERS } from '../../../../shared/domain/visitor/crawler';
import { CARD_PROBLEMS, type CardProblem } from '../domain/cards/card-warnings';

/** A service that has fetched the card of a link. */
export class CardFetchDto {
  /** Service that shows the preview. `facebook` also covers Instagram, Messenger and Threads. */
  @ApiProperty({ enum: CRAWLERS })
  readonly service!: Crawler;
  /** ISO 8601, UTC. */
  readonly lastFetchTime!: string;
  /** Number of times the service has fetched the preview. */
  readonly fetches!: number;
  /** Whether the service has not fetched the preview since it last changed. */
  readonly showsOldCard!: boolean;
  /** Maximum number of hours until the service fetches the preview again; null if unknown. */
  readonly cacheHours!: number | null;
  /** URL of the service's tool for refreshing previews; null if it has none. */
  readonly toolUrl!: string | null;
}

/** A picture as cards get it. */
export class CardImageDto {
  /** In pixels. */
  readonly width!: number;
  /** In pixels. */
  readonly height!: number;
  readonly bytes!: number;
}

/** What a service makes of the picture. */
export class CardWarningDto {
  @ApiProperty({ enum: CRAWLERS })
  readonly service!: Crawler;
  /**
   * `not-shown`: smaller than `width` by `height`, so the image is left out. `small-card`: smaller than that, so it
   * is shown as a small square. `too-large`: a side is longer than that. `too-heavy`: the file is larger than
   * `bytes`. `too-wide`: more than four times as wide as high, so it is left out. `cut-off`: `percent` of the image
   * is cropped.
   */
  @ApiProperty({ enum: CARD_PROBLEMS })
  readonly problem!: CardProblem['problem'];
  /** In pixels; null if the warning is not about dimensions. */
  readonly width!: number | null;
  /** In pixels; null if the warning is not about dimensions, or about the width only. */
  readonly height!: number | null;
  /** In bytes; null if the warning is not about file size. */
  readonly bytes!: number | null;
  /** Null if nothing is cropped. */
  readonly percent!: number | null;
}

/** Who has fetched the card of a link, and what they make of its picture. */
export class CardFetchesDto {
  /** When the preview last changed: ISO 8601, UTC; null for never. */
  readonly changeTime!: string | null;
  /** Alternative URL of the same link that no service has cached, for sharing. */
  readonly refreshUrl!: string;
  /** Most recent first. Services that have never fetched the preview are left out. */
  readonly services!: CardFetchDto[];
  /** Whether the preview has an image. */
  readonly hasImage!: boolean;
  /** Dimensions of the image; null if there is none or it was not uploaded here, so that its size is unknown. */
  readonly image!: CardImageDto | null;
  /** Problems with the image; empty if there are none or its size is unknown. */
  readonly warnings!: CardWarningDto[];
}
