import { Global, Module } from '@nestjs/common';
import { VerifiedPeople } from './verified-people';

@Global()
@Module({ providers: [VerifiedPeople], exports: [VerifiedPeople] })
export class VerifiedPeopleModule {}
