import { Module } from '@nestjs/common';
import { PersonalData } from './personal-data';

@Module({ providers: [PersonalData], exports: [PersonalData] })
export class PersonalDataModule {}
