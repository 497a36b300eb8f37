import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { Randomness } from '../../../shared/domain/randomness';

const BYTES = 16;

/** Names of new tasks, which cannot be guessed. */
@Injectable()
export class NewTaskIds {
  constructor(
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  next(): { readonly externalId: string; readonly createdAt: Date } {
    const externalId = Buffer.from(this.randomness.bytes(BYTES)).toString('hex');
    return { externalId, createdAt: this.clock.now() };
  }
}
