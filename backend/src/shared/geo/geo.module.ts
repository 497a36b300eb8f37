import { Global, Module } from '@nestjs/common';
import { Places } from './places';

/** Where addresses are, for every module. */
@Global()
@Module({ providers: [Places], exports: [Places] })
export class GeoModule {}
