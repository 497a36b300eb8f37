import { Module } from '@nestjs/common';
import { OwnApiModule } from '../../../shared/http/own-api.module';
import { PicSeeRoutes } from './http/picsee-routes';

/** PicSee's public API, for programs that were written for it: they only change the address. */
@Module({ imports: [OwnApiModule], providers: [PicSeeRoutes] })
export class PicSeeModule {}
