import { ApiProperty } from '@nestjs/swagger';
import { HIT_CLASSES, type HitClass } from '../../../../shared/domain/visitor/hit-class';
import { CARD_APPS } from '../../domain/explain/app-cards';
import type { PartSource } from '../../domain/explain/address-parts';
import { PASS_REASONS, type PassReason } from '../../domain/visit/rung';
import { RULES, type RuleName, type VisitDecision } from '../../domain/visit/visit-decision';
import { TARGET_KINDS, type TargetKind } from '../../domain/link-target';

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
export class ExplainedRungDto {
  @ApiProperty({ enum: RULES })
  readonly rule!: RuleName;
  /** `not-reached`: a rule before it had the last word. */
  @ApiProperty({ enum: OUTCOMES })
  readonly outcome!: (typeof OUTCOMES)[number];
  /** Why it had nothing to say; null when it had, or was not asked. */
  @ApiProperty({ enum: PASS_REASONS, nullable: true })
  readonly reason!: PassReason | null;
}

/** A part of an address. */
export class AddressPartDto {
  readonly text!: string;
  /** Who it comes from: the address that the rule names, or what was added to it. */
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
  /** What it counts as; only people are clicks. */
  @ApiProperty({ enum: HIT_CLASSES })
  readonly hitClass!: HitClass;
  /** Device as reports name it. */
  readonly platform!: string;
  /** The app whose built-in browser it is; null for browsers that stand alone. */
  @ApiProperty({ nullable: true, type: String })
  readonly inApp!: string | null;
  /** Where they come from, as reports name it. */
  readonly source!: string;
}

/** An app that is tried before the visitor goes on to the web. */
export class TriedAppDto {
  /** `youtube`, `shopee`, or `app` for any other. */
  readonly name!: string;
  /** Address that opens it. */
  readonly address!: string;
  /** Where visitors arrive who lack it; null: at `location`. */
  @ApiProperty({ nullable: true, type: String })
  readonly storeUrl!: string | null;
}

/** What an app draws where the link is shared in it. */
export class AppCardDto {
  @ApiProperty({ enum: CARD_APPS.map(({ app }) => app) })
  readonly app!: (typeof CARD_APPS)[number]['app'];
  /** The rule that its crawler met. */
  @ApiProperty({ enum: RULES })
  readonly rule!: RuleName;
  /** Whose words they are: the edited preview, or the page that the link leads to; null: it draws nothing. */
  @ApiProperty({ enum: CARD_WORDS, nullable: true })
  readonly from!: (typeof CARD_WORDS)[number] | null;
  /** As much as it shows, roughly; empty when it draws nothing. */
  readonly title!: string;
  @ApiProperty({ nullable: true, type: String })
  readonly description!: string | null;
  /** An address, or the path of a picture on our own host; null for none. */
  @ApiProperty({ nullable: true, type: String })
  readonly imageUrl!: string | null;
  /** The host that it writes beside the rest. */
  readonly host!: string;
}

/** What a visit gets, and why. */
export class ExplanationDto {
  /** The short address that was visited, with its extra part and mark. */
  readonly address!: string;
  /** Which rule decided. */
  @ApiProperty({ enum: RULES })
  readonly rule!: RuleName;
  /** Every rule in the order in which they are asked. */
  readonly rungs!: ExplainedRungDto[];
  /** What the visitor gets. */
  @ApiProperty({ enum: ANSWERS })
  readonly answer!: VisitDecision['kind'];
  /** Status of the answer. */
  readonly status!: number;
  /** Headers of it that make a difference, in their order. */
  readonly headers!: AnswerHeaderDto[];
  /** Where the visitor arrives on the web, byte for byte; null for those who arrive nowhere. */
  @ApiProperty({ nullable: true, type: String })
  readonly location!: string | null;
  /** The same in parts by who added them; empty when there is none. */
  readonly parts!: AddressPartDto[];
  /** The other destination that was chosen for these visitors; null for none. */
  @ApiProperty({ enum: TARGET_KINDS, nullable: true })
  readonly target!: TargetKind | null;
  @ApiProperty({ nullable: true, type: TriedAppDto })
  readonly app!: TriedAppDto | null;
  /** Networks whose pixels and tags run on the way: `fbPixel`, `gTag`, `lineTag`, `tiktok`. */
  readonly pixels!: string[];
  /** What visitors are warned of, or why the link leads nowhere: `threat`, `abuse`, `expired` and the like; null for neither. */
  @ApiProperty({ nullable: true, type: String })
  readonly why!: string | null;
  readonly visitor!: ExplainedVisitorDto;
  /** What apps draw where the link is shared. */
  readonly cards!: AppCardDto[];
}
