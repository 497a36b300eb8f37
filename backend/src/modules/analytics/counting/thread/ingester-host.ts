import { extname, join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ProcessSettings, SecretSettings, StorageSettings } from '../../../../config/settings';
import { deriveKey } from '../../../../shared/crypto/derived-key';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { type IngestLag, IngestLoop } from '../application/ingest-loop';
import { buildIngester, type IngesterSettings } from './build-ingester';
import { LastingThread } from './lasting-thread';
import type { ThreadData, ThreadMessage } from './thread-message';

/** What it works on is soon done with: more room would only be filled before it is swept. */
const YOUNG_MIB = 12;

/**
 * Runs the ingester where it does not disturb answers: in a thread of its own beside a web server, in the
 * process itself when that only works.
 */
@Injectable()
export class IngesterHost implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(IngesterHost.name);
  private readonly settings: IngesterSettings;
  private stopIngester: () => Promise<void> = () => Promise.resolve();
  private lastLag: IngestLag | null = null;

  constructor(
    private readonly process: ProcessSettings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    storage: StorageSettings,
    secrets: SecretSettings,
    private readonly ownHosts: OwnHosts,
  ) {
    this.settings = {
      databaseUrl: storage.databaseUrl,
      sqliteFile: storage.sqliteFile,
      journalDir: storage.journalDir,
      geoipFile: storage.geoipFile,
      mapDir: storage.mapDir,
      visitorKey: deriveKey(secrets.secret, 'visitors'),
    };
  }

  /** What had come of counting a moment ago; null before the first word of it and where nothing is counted. */
  get lag(): IngestLag | null {
    return this.lastLag;
  }

  onApplicationBootstrap(): void {
    if (!this.process.doesWork) return;
    // Tests run the sources, where no compiled file is there to start a thread with.
    if (this.process.servesWeb && extname(__filename) === '.js') this.startThread();
    else this.startHere();
  }

  onModuleDestroy(): Promise<void> {
    return this.stopIngester();
  }

  private startThread(): void {
    const options = () => {
      const workerData: ThreadData = { settings: this.settings, ownHosts: this.ownHosts.list() };
      return { name: 'ingester', workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB } };
    };
    const thread = new LastingThread(join(__dirname, 'ingester.thread.js'), options, this.hear);
    thread.start();
    this.ownHosts.onChange((change) => thread.send(change));
    this.stopIngester = () => thread.stop();
  }

  private startHere(): void {
    const starting = Promise.resolve().then(() => {
      const ingester = buildIngester(this.settings, this.unitOfWork, this.ownHosts);
      const loop = new IngestLoop(ingester, this.clock, (lag) => (this.lastLag = lag));
      loop.start();
      return loop;
    });
    starting.catch((error: unknown) => this.logger.error(`Clicks are not counted: ${String(error)}`));
    this.stopIngester = async () => (await starting.catch(() => null))?.stop();
  }

  private readonly hear = (posted: unknown): void => {
    const message = posted as ThreadMessage;
    if (message.kind === 'lag') this.lastLag = message.lag;
    else Logger[message.level](...(message.line as [unknown]));
  };
}
