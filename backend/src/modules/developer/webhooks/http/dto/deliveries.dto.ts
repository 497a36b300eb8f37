import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { WholeNumber } from '../../../../../shared/http/number.decorators';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { ATTEMPT_ERRORS, type AttemptError } from '../../domain/attempt-outcome';
import { DELIVERY_STATES, type DeliveryState } from '../../domain/delivery.entity';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../domain/webhook-events';

const PAGE = 20;
const MAX_PAGE = 100;
const MAX_CURSOR_LENGTH = 100;

/** Which deliveries are listed. */
export class DeliveriesQuestionDto {
  /** `nextCursor` of the page before. */
  @MaxLength(MAX_CURSOR_LENGTH)
  @IsString()
  @WhenPresent()
  readonly cursor?: string;

  @ApiPropertyOptional({ enum: DELIVERY_STATES })
  @IsIn(DELIVERY_STATES)
  @WhenPresent()
  readonly state?: DeliveryState;

  @WholeNumber(1, MAX_PAGE)
  readonly limit: number = PAGE;
}

/** An event that was sent to an endpoint. */
export class DeliveryDto {
  /** The header `webhook-id`, the same at each attempt; such as `msg_01KB…`. Ids sort in the order of events. */
  readonly id!: string;
  @ApiProperty({ enum: WEBHOOK_EVENTS })
  readonly event!: WebhookEvent;
  /** Whether it is a sample, sent as a test. */
  readonly isTest!: boolean;
  /** `due`: not tried yet. `retrying`: tried in vain, and tried again. `givenUp`: not tried again. */
  @ApiProperty({ enum: DELIVERY_STATES })
  readonly state!: DeliveryState;
  readonly attempts!: number;
  /** ISO 8601, UTC. */
  readonly createdAt!: string;
  /** ISO 8601, UTC. */
  @ApiProperty({ type: String, nullable: true })
  readonly lastAttemptAt!: string | null;
  /** ISO 8601, UTC. */
  @ApiProperty({ type: String, nullable: true })
  readonly nextAttemptAt!: string | null;
  /** HTTP status of the last answer; null: there was none. */
  @ApiProperty({ type: Number, nullable: true })
  readonly status!: number | null;
  @ApiProperty({ type: Number, nullable: true })
  readonly latencyMs!: number | null;
}

export class DeliveriesDto {
  readonly deliveries!: DeliveryDto[];
  /** For the next page; null: this is the last one. */
  @ApiProperty({ type: String, nullable: true })
  readonly nextCursor!: string | null;
}

export class DeliveryRequestDto {
  /** As they would be signed now: timestamp and signature are new at each attempt. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  readonly headers!: object;
  readonly body!: string;
}

/** One call of the receiver. */
export class DeliveryAttemptDto {
  /** ISO 8601, UTC. */
  readonly at!: string;
  @ApiProperty({ type: Number, nullable: true })
  readonly status!: number | null;
  /** Why there was no answer; null also while the call is under way. */
  @ApiProperty({ enum: ATTEMPT_ERRORS, nullable: true, type: String })
  readonly error!: AttemptError | null;
  @ApiProperty({ type: Number, nullable: true })
  readonly latencyMs!: number | null;
  /** The first 2 KiB of what the receiver answered. */
  readonly answer!: string;
}

export class DeliveryDetailDto extends DeliveryDto {
  readonly request!: DeliveryRequestDto;
  readonly attemptsMade!: DeliveryAttemptDto[];
}
