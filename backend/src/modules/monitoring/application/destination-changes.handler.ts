import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../shared/events/event-bus';
import type { DestinationChanged } from '../../links/events';
import { PatrolStore } from './ports/patrol-store';

/** Has links that lead elsewhere looked at soon; what was heard of where they led before is void. */
@Injectable()
export class DestinationChangesHandler implements OnModuleInit {
  constructor(
    private readonly store: PatrolStore,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.events.record<DestinationChanged>(['links.destination-changed'], async (changes) => {
      await this.store.forget(idsOf(changes.filter(({ isMain }) => isMain)));
      await this.store.ask(idsOf(changes));
    });
  }
}

const idsOf = (changes: readonly DestinationChanged[]): readonly number[] => [
  ...new Set(changes.map(({ linkId }) => linkId)),
];
