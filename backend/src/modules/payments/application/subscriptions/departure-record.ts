import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../shared/events/event-bus';
import type { MemberLeft } from '../../../groups/events';
import { DepartedPayers } from '../ports/departed-payers';

/** Writes down who leaves a group, in the transaction in which they do. */
@Injectable()
export class DepartureRecord implements OnModuleInit {
  constructor(
    private readonly departed: DepartedPayers,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.events.record<MemberLeft>(['groups.member-left'], (departures) => this.departed.add(departures));
  }
}
