import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { StorageSettings } from '../../config/settings';
import { EventsModule } from '../events/events.module';
import { dataSourceOptions, openDataSource } from './data-source';
import { UnitOfWork } from './unit-of-work';

/** The database, with the entities of every module that registers some, and the unit of work. */
@Global()
@Module({
  imports: [
    EventsModule,
    TypeOrmModule.forRootAsync({
      inject: [StorageSettings],
      useFactory: (storage: StorageSettings) => ({ ...dataSourceOptions(storage), autoLoadEntities: true }),
      dataSourceFactory: (options) => openDataSource(options as DataSourceOptions),
    }),
  ],
  providers: [UnitOfWork],
  exports: [UnitOfWork],
})
export class DatabaseModule {}
