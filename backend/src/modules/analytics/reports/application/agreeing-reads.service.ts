import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';

/** An ingester that meets a batch each time has everything counted wait, or looks past it, once. */
const MAX_ATTEMPTS = 3;

/**
 * Answers of several statements that must be of the same clicks. In one transaction each would wait for the one before
 * it; side by side they are fast, and when something was counted between them, which is seldom, they are asked again.
 */
@Injectable()
export class AgreeingReadsService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async untilAgreed<T>(read: () => Promise<T>, agree: (found: T) => boolean): Promise<T> {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      const found = await read();
      if (agree(found)) return found;
    }
    return this.unitOfWork.readAtOneMoment(read);
  }
}
