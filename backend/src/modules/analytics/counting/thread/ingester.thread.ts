import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { Logger, type LoggerService } from '@nestjs/common';
import { dataSourceOptions, openDataSource } from '../../../../shared/database/data-source';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { EventBus } from '../../../../shared/events/event-bus';
import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { IngestLoop } from '../application/ingest-loop';
import { buildIngester } from './build-ingester';
import { lowerThreadPriority } from './thread-priority';
import type { MessageToThread, RelayedLevel, ThreadData, ThreadMessage } from './thread-message';

// Counts clicks beside the thread that answers people: the same journal and database, a connection of its own.

const post = (message: ThreadMessage): void => parentPort?.postMessage(message);

const relay =
  (level: RelayedLevel) =>
  (...line: unknown[]): void =>
    post({ kind: 'log', level, line });

/** Log lines leave through the main thread, in the form of all others. */
const relayingLogger: LoggerService = {
  log: relay('log'),
  error: relay('error'),
  warn: relay('warn'),
  debug: relay('debug'),
};

async function main({ settings, ownHosts }: ThreadData): Promise<void> {
  // Visitors wait for answers, and no one for a count: on a core that both want, counting takes what is left.
  lowerThreadPriority();
  Logger.overrideLogger(relayingLogger);
  const dataSource = await openDataSource(dataSourceOptions(settings));
  const hosts = new OwnHosts(ownHosts);
  const ingester = buildIngester(settings, new UnitOfWork(dataSource, new EventBus()), hosts);
  const loop = new IngestLoop(ingester, { now: () => new Date() }, (lag) => post({ kind: 'lag', lag }));
  const hear = (message: MessageToThread): void => {
    if (message !== 'stop') {
      hosts.apply(message);
      return;
    }
    // Without a listener and with the port closed, nothing keeps the thread.
    parentPort?.off('message', hear);
    void loop
      .stop()
      .then(() => dataSource.destroy())
      .finally(() => parentPort?.close());
  };
  parentPort?.on('message', hear);
  loop.start();
}

void main(workerData as ThreadData);
