import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { StorageSettings } from '../../config/settings';
import { EventsModule } from '../events/events.module';
import { Readiness } from '../health/readiness';
import { CanStore } from './can-store';
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
export class DatabaseModule implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly readiness: Readiness,
  ) {}

  onModuleInit(): void {
    const canStore = new CanStore(this.dataSource);
    this.readiness.add('database', () => canStore.check());
  }
}
