import { Module } from '@nestjs/common';
import { Places } from './places';

/** Where addresses are, for every module. */
@Module({ providers: [Places], exports: [Places] })
export class GeoModule {}
