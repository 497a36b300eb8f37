import { Module } from '@nestjs/common';
import { DayCountTable } from './day-count-table';
import { DayCounts } from './day-counts';

@Module({ providers: [DayCounts, DayCountTable], exports: [DayCounts] })
export class DayCountsModule {}
