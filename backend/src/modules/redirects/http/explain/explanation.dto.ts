import { ApiProperty } from '@nestjs/swagger';
import { HIT_CLASSES, type HitClass } from '../../../../shared/domain/visitor/hit-class';
import { CARD_APPS } from '../../domain/explain/app-cards';
import type { PartSource } from '../../domain/explain/address-parts';
import { PASS_REASONS, type PassReason } from '../../domain/visit/rule-step';
import { RULES, type RuleName, type VisitDecision } from '../../domain/visit/visit-decision';
import { TARGET_KINDS, type TargetKind } from '../../../links/values';

const OUTCOMES = ['won', 'passed', 'not-reached'] as const;
const PART_SOURCES = ['address', 'campaign', 'smart-utm', 'path'] as const satisfies readonly PartSource[];
const ANSWERS = [
  'redirect',
  'fallback',
  'app-page',
  'pixel-page',
  'warning-page',
  'card',
  'gone',
  'not-found',
  'come-back',
  'method-not-allowed',
] as const satisfies readonly VisitDecision['kind'][];
const CARD_WORDS = ['preview', 'page'] as const;

/** What one rule made of the visit. */
export class ExplainedRuleDto {
  @ApiProperty({ enum: RULES })
  readonly rule!: RuleName;
  /** Result of the rule. `not-reached`: an earlier rule had already decided. */
  @ApiProperty({ enum: OUTCOMES })
  readonly outcome!: (typeof OUTCOMES)[number];
  /** Reason why the rule did not apply; null if it did or was not evaluated. */
  @ApiProperty({ enum: PASS_REASONS, nullable: true })
  readonly reason!: PassReason | null;
}

/** A part of an address. */
export class AddressPartDto {
  readonly text!: string;
  /** Origin of this part of the URL: the destination itself, or what added to it. */
  @ApiProperty({ enum: PART_SOURCES })
  readonly from!: PartSource;
}

/** A header of the answer. */
export class AnswerHeaderDto {
  readonly name!: string;
  readonly value!: string;
}

/** How the request was understood. */
export class ExplainedVisitorDto {
  readonly userAgent!: string;
  /** Class of the request. Only humans are counted as clicks. */
  @ApiProperty({ enum: HIT_CLASSES })
  readonly hitClass!: HitClass;
  /** Device, as named in reports. */
  readonly platform!: string;
  /** App whose built-in browser makes the request; null for standalone browsers. */
  @ApiProperty({ nullable: true, type: String })
  readonly inApp!: string | null;
  /** Source, as named in reports. */
  readonly source!: string;
}

/** An app that is tried before the visitor goes on to the web. */
export class TriedAppDto {
  /** `youtube`, `shopee`, or `app` for any other. */
  readonly name!: string;
  /** URL that opens the app. */
  readonly address!: string;
  /** URL that visitors without the app are sent to; null for `location`. */
  @ApiProperty({ nullable: true, type: String })
  readonly storeUrl!: string | null;
}

/** What an app draws where the link is shared in it. */
export class AppCardDto {
  @ApiProperty({ enum: CARD_APPS.map(({ app }) => app) })
  readonly app!: (typeof CARD_APPS)[number]['app'];
  /** Rule that decided the response to the app's crawler. */
  @ApiProperty({ enum: RULES })
  readonly rule!: RuleName;
  /** Origin of the texts: the edited preview or the destination page; null if the app shows no preview. */
  @ApiProperty({ enum: CARD_WORDS, nullable: true })
  readonly from!: (typeof CARD_WORDS)[number] | null;
  /** Title, truncated approximately as the app does; empty if the app shows no preview. */
  readonly title!: string;
  @ApiProperty({ nullable: true, type: String })
  readonly description!: string | null;
  /** URL or path of the image; null if there is none. */
  @ApiProperty({ nullable: true, type: String })
  readonly imageUrl!: string | null;
  /** Host shown next to the preview. */
  readonly host!: string;
}

/** What a visit gets, and why. */
export class ExplanationDto {
  /** Short URL that was visited, including the extra path segment and the warning-bypass token. */
  readonly address!: string;
  /** Rule that decided the response. */
  @ApiProperty({ enum: RULES })
  readonly rule!: RuleName;
  /** All rules in the order in which they are evaluated. */
  readonly rungs!: ExplainedRuleDto[];
  /** Kind of response the visitor receives. */
  @ApiProperty({ enum: ANSWERS })
  readonly answer!: VisitDecision['kind'];
  /** HTTP status of the response. */
  readonly status!: number;
  /** Relevant response headers, in order. */
  readonly headers!: AnswerHeaderDto[];
  /** Final web URL, byte for byte; null if the visitor is not redirected. */
  @ApiProperty({ nullable: true, type: String })
  readonly location!: string | null;
  /** The final URL in parts by origin; empty if there is none. */
  readonly parts!: AddressPartDto[];
  /** Conditional destination that was chosen; null if none applies. */
  @ApiProperty({ enum: TARGET_KINDS, nullable: true })
  readonly target!: TargetKind | null;
  @ApiProperty({ nullable: true, type: TriedAppDto })
  readonly app!: TriedAppDto | null;
  /** Networks whose pixels and tags run before the redirect: `fbPixel`, `gTag`, `lineTag`, `tiktok`. */
  readonly pixels!: string[];
  /**
   * Reason for the warning, or for not redirecting: `threat`, `abuse`, `expired` and so on; null if neither applies.
   */
  @ApiProperty({ nullable: true, type: String })
  readonly why!: string | null;
  readonly visitor!: ExplainedVisitorDto;
  /** Previews that apps show for the link. */
  readonly cards!: AppCardDto[];
}
