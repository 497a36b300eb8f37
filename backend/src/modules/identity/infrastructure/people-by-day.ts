import { Injectable, type OnModuleInit } from '@nestjs/common';
import { rowsMadeAfter } from '../../../shared/database/made-rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { DayCounts } from '../../../shared/day-counts/day-counts';

/** Has people counted by the day on which they signed up. */
@Injectable()
export class PeopleByDay implements OnModuleInit {
  constructor(
    private readonly counts: DayCounts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.counts.register('people', (after, limit) =>
      rowsMadeAfter(this.unitOfWork, 'users', { after, limit }),
    );
  }
}
