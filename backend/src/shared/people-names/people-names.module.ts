import { Global, Module } from '@nestjs/common';
import { PeopleNames } from './people-names';

@Global()
@Module({ providers: [PeopleNames], exports: [PeopleNames] })
export class PeopleNamesModule {}
