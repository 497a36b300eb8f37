import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../shared/personal-data/personal-data';
import { DeskActionStore } from './ports/desk-action-store';

/** That a site admin did something stays known; what they noted goes with them. */
@Injectable()
export class DeskPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'deskActions';

  constructor(
    private readonly personalData: PersonalData,
    private readonly store: DeskActionStore,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    return { notes: await this.store.notesOf(userId) };
  }

  erase({ userId }: Person): Promise<void> {
    return this.store.forgetNotesOf(userId);
  }
}
