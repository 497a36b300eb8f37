import { Injectable, type OnModuleInit } from '@nestjs/common';
import { rowsMadeAfter } from '../../../../shared/database/made-rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { DayCounts } from '../../../../shared/day-counts/day-counts';

/** Has new links counted by day, those of guests among them. */
@Injectable()
export class LinksByDay implements OnModuleInit {
  constructor(
    private readonly counts: DayCounts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.counts.register('links', (after, limit) =>
      rowsMadeAfter(this.unitOfWork, 'links', { after, limit }),
    );
  }
}
