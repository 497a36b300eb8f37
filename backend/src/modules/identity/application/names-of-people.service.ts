import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleNames } from '../../../shared/people-names/people-names';
import { People } from './people.service';

/** Tells modules below what people are called. */
@Injectable()
export class NamesOfPeople implements OnModuleInit {
  constructor(
    private readonly people: People,
    private readonly names: PeopleNames,
  ) {}

  onModuleInit(): void {
    this.names.readWith((userIds) => this.people.namesOf(userIds));
  }
}
