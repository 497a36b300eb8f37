import { Module } from '@nestjs/common';
import { ApiDocument } from './api-document';
import { OwnApi } from './own-api';

/** The API and its description, for those who offer it in other shapes. */
@Module({ providers: [ApiDocument, OwnApi], exports: [ApiDocument, OwnApi] })
export class OwnApiModule {}
