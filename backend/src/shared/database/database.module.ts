import { type DynamicModule, Global, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { StorageSettings } from '../../config/settings';
import { EventsModule } from '../events/events.module';
import { Metrics } from '../health/metrics';
import { Readiness } from '../health/readiness';
import { Checkpoint } from './checkpoint';
import { CanStore } from './can-store';
import { dataSourceOptions, openDataSource } from './data-source';
import { DatabaseTimeouts } from './database-timeouts';
import { poolOf } from './mysql2-pool-insides';
import { PromptReads } from './prompt-reads';
import { UnitOfWork } from './unit-of-work';

/** The database, with the entities of every module that registers some, and the unit of work. */
@Global()
@Module({})
export class DatabaseModule implements OnModuleInit {
  static forRoot(timeouts: DatabaseTimeouts): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      inject: [StorageSettings],
      useFactory: (storage: StorageSettings) => ({
        ...dataSourceOptions(storage, [], timeouts),
        autoLoadEntities: true,
      }),
      dataSourceFactory: (options) => openDataSource(options as DataSourceOptions, timeouts),
    });
    return {
      module: DatabaseModule,
      imports: [EventsModule, connection],
      providers: [Checkpoint, PromptReads, UnitOfWork, { provide: DatabaseTimeouts, useValue: timeouts }],
      exports: [Checkpoint, PromptReads, UnitOfWork, DatabaseTimeouts],
    };
  }

  constructor(
    private readonly dataSource: DataSource,
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly timeouts: DatabaseTimeouts,
  ) {}

  onModuleInit(): void {
    const canStore = new CanStore(this.dataSource);
    this.readiness.add('database', () => canStore.check(), this.timeouts.readyMs);
    const pool = poolOf(this.dataSource);
    const { metrics } = this;
    metrics.gauge('linklet_database_connections_open', 'Connections of this process.', () => pool().open);
    metrics.gauge('linklet_database_connections_busy', 'Those that somebody uses.', () => pool().busy);
    metrics.gauge(
      'linklet_database_waiting',
      'Callers that no connection is free for.',
      () => pool().waiting,
    );
  }
}
