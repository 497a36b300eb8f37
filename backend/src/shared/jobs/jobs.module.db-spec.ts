import { Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import { ENGINE_NAMES, migratedStorage } from '../../../test/support/database';
import { ConfigModule } from '../../config/config.module';
import { readEnv } from '../../config/env';
import { StorageSettings } from '../../config/settings';
import { settingsFrom } from '../../config/settings-from-env';
import { DatabaseModule } from '../database/database.module';
import { DatabaseTimeouts } from '../database/database-timeouts';
import { EventsModule } from '../events/events.module';
import { HealthModule } from '../health/health.module';
import { IdempotencyModule } from '../http/idempotency.module';
import { PlatformModule } from '../platform/platform.module';
import { JobPace } from './job';
import { JobHandlers } from './job-handlers';
import { JobQueue } from './job-queue';
import { JobsModule, redisPrefix } from './jobs.module';
import { until } from '../../../test/support/waiting';

const REDIS = process.env['LINKLET_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const ORIGIN = 'http://linklet.test';

async function forget(redisUrl: string, prefix: string): Promise<void> {
  const redis = new Redis(redisUrl);
  const keys = await redis.keys(`${prefix}:*`);
  if (keys.length > 0) await redis.del(...keys);
  await redis.quit();
}

beforeAll(() => {
  Logger.overrideLogger(false);
});

describe.each(ENGINE_NAMES)('a working process on %s', (engine) => {
  it.each([
    ['without Redis', null],
    ['with Redis', REDIS],
    ['with a Redis that does not answer', 'redis://127.0.0.1:1'],
  ])('%s runs a job and ends', async (_, redisUrl) => {
    const { storage, drop } = await migratedStorage(engine);
    const here = new StorageSettings(storage.dataDir, storage.databaseUrl, redisUrl, null);
    const variables = {
      DATA_DIR: storage.dataDir,
      APP_ORIGIN: ORIGIN,
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
    };
    const settings = { ...settingsFrom(readEnv(variables)), storage: here };
    @Module({
      imports: [
        ConfigModule.forRoot(settings),
        EventsModule,
        PlatformModule,
        HealthModule,
        DatabaseModule.forRoot(new DatabaseTimeouts()),
        JobsModule.forRoot(new JobPace(), settings),
        IdempotencyModule,
      ],
    })
    class Root {}

    const app = await NestFactory.createApplicationContext(Root, { logger: false });
    let ran = 0;
    app.get(JobHandlers).register('greet', () => {
      ran += 1;
      return Promise.resolve();
    });
    await app.get(JobQueue).enqueue({ name: 'greet', id: 'greet:1', payload: null });
    await until('it has run', () => ran === 1);
    await app.close();
    if (redisUrl === REDIS) await forget(redisUrl, redisPrefix(here));
    await drop();
  });
});
