import type { CardCheck } from '../../domain/card-check.entity';

/** Cards that something was heard of. */
export abstract class CardCheckStore {
  /** False when something was heard of it before. */
  abstract add(check: CardCheck): Promise<boolean>;
  abstract save(check: CardCheck): Promise<void>;
  /** Part of the caller's transaction, until whose end no other changes it. */
  abstract hold(mandateNumber: string): Promise<CardCheck | null>;
  /** Numbers of mandates, longest due first. */
  abstract due(now: Date, limit: number): Promise<string[]>;
}
