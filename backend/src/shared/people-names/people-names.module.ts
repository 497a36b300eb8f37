import { Module } from '@nestjs/common';
import { PeopleNames } from './people-names';

@Module({ providers: [PeopleNames], exports: [PeopleNames] })
export class PeopleNamesModule {}
