import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../../shared/http/flag.decorator';
import { OrNull } from '../../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../domain/webhook-events';
import type { OffReason, WebhookState } from '../../domain/webhook.entity';

const STATES = ['pending', 'active', 'warned', 'off'] as const satisfies readonly WebhookState[];
const OFF_REASONS = ['gone', 'failures', 'byHand'] as const satisfies readonly OffReason[];
const MAX_RAW_LENGTH = 5_000;
const MAX_RAW_EVENTS = 100;

/** An endpoint that receives events of a group. */
export class WebhookDto {
  readonly id!: number;
  readonly url!: string;
  @ApiProperty({ type: String, nullable: true })
  readonly name!: string | null;
  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true })
  readonly events!: WebhookEvent[];
  /** `pending`: nothing has arrived yet. `warned`: it has failed at least five times in a row. `off`: nothing is sent. */
  @ApiProperty({ enum: STATES })
  readonly state!: WebhookState;
  /** `gone`: the receiver answered 410. `failures`: it failed twenty times in a row. `byHand`: an admin did it. */
  @ApiProperty({ enum: OFF_REASONS, nullable: true, type: String })
  readonly offReason!: OffReason | null;
  readonly failuresInARow!: number;
  /** ISO 8601, UTC. */
  readonly createdAt!: string;
  /** When it was last called; ISO 8601, UTC. */
  @ApiProperty({ type: String, nullable: true })
  readonly lastDeliveryAt!: string | null;
  /** The end of its secret, such as `whsec_…1a2=`. */
  readonly secretHint!: string;
  /** Until when the secret before this one signs, too; ISO 8601, UTC. */
  @ApiProperty({ type: String, nullable: true })
  readonly previousSecretEndsAt!: string | null;
}

export class WebhookWithSecretDto extends WebhookDto {
  /** Key for verifying signatures, such as `whsec_MfKQ…`. It is shown this once. */
  readonly secret!: string;
}

export class WebhooksDto {
  readonly webhooks!: WebhookDto[];
  /** How many the group can have. */
  readonly limit!: number;
}

export class AddWebhookDto {
  /** Where events are posted: `https://` and a public host, on port 443. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'url must be text: an address such as https://shop.example/hooks' })
  readonly url!: string;

  /** At most 60 characters; null: none. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'name must be text' })
  @OrNull()
  @WhenPresent()
  readonly name?: string | null;

  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true })
  @ArrayMaxSize(MAX_RAW_EVENTS)
  @IsString({ each: true, message: 'events must be a list of names of events' })
  @IsArray({ message: 'events must be a list of names of events' })
  readonly events!: string[];
}

/** What is left out stays as it is. */
export class ChangeWebhookDto {
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'url must be text: an address such as https://shop.example/hooks' })
  @WhenPresent()
  readonly url?: string;

  /** At most 60 characters; null: none. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'name must be text' })
  @OrNull()
  @WhenPresent()
  readonly name?: string | null;

  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true, required: false })
  @ArrayMaxSize(MAX_RAW_EVENTS)
  @IsString({ each: true, message: 'events must be a list of names of events' })
  @IsArray({ message: 'events must be a list of names of events' })
  @WhenPresent()
  readonly events?: string[];

  /** False: sending stops. True: it resumes, first with what is pending. */
  @Flag()
  @WhenPresent()
  readonly isOn?: boolean;
}

export class TestWebhookDto {
  /** Event of which a marked sample is sent. */
  @ApiProperty({ enum: WEBHOOK_EVENTS })
  @IsIn(WEBHOOK_EVENTS)
  readonly event!: WebhookEvent;
}

export class EventSampleDto {
  @ApiProperty({ enum: WEBHOOK_EVENTS })
  readonly type!: WebhookEvent;
  /** What `data` of such an event looks like. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  readonly sample!: object;
}

export class WebhookEventsDto {
  readonly events!: EventSampleDto[];
}
