import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleNames } from '../../../shared/people-names/people-names';
import { PeopleService } from './people.service';

/** Tells modules below what people are called. */
@Injectable()
export class NamesOfPeopleService implements OnModuleInit {
  constructor(
    private readonly people: PeopleService,
    private readonly names: PeopleNames,
  ) {}

  onModuleInit(): void {
    this.names.readWith((userIds) => this.people.namesOf(userIds));
  }
}
