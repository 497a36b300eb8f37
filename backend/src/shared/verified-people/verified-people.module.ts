import { Module } from '@nestjs/common';
import { VerifiedPeople } from './verified-people';

@Module({ providers: [VerifiedPeople], exports: [VerifiedPeople] })
export class VerifiedPeopleModule {}
