import type { Webhook } from '../../domain/webhook.entity';

/** Endpoints that have failed last are served apart, so that they hold up no other. */
export type DeliveryLane = 'steady' | 'failing';

/** Which endpoints something is due for. */
export interface DueQuestion {
  readonly now: Date;
  readonly lane: DeliveryLane;
  /** Those with higher ids come first, the others after them. */
  readonly after: number;
  readonly limit: number;
}

/** Keeps endpoints. */
export abstract class WebhookStore {
  /** Gives it its id. */
  abstract add(webhook: Webhook): Promise<void>;
  abstract save(webhook: Webhook): Promise<void>;
  abstract remove(id: number): Promise<void>;
  abstract find(id: number): Promise<Webhook | null>;
  /** The same, held: no other transaction changes it until the caller's unit of work ends. */
  abstract hold(id: number): Promise<Webhook | null>;
  /** The oldest first. */
  abstract ofGroups(groupIds: readonly number[]): Promise<Webhook[]>;
  /** Endpoints that are on and not resting, and have something that is due; in turn. */
  abstract due(question: DueQuestion): Promise<number[]>;
}
