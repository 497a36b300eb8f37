import { join } from 'node:path';

/** Where data is kept. */
export class StorageSettings {
  constructor(
    /** Absolute path of the data folder; exists. */
    readonly dataDir: string,
    /** `mysql://…`, or null for the embedded SQLite file. */
    readonly databaseUrl: string | null,
    /** `redis://…`, or null for in-process jobs and caches. */
    readonly redisUrl: string | null,
    /** Path of the operator's own .mmdb file, or null for the packaged database. */
    readonly geoipFile: string | null,
    /** Multiplies `DatabaseTimeouts`; 1 to 100. */
    readonly timeoutFactor = 1,
  ) {}

  get sqliteFile(): string {
    return join(this.dataDir, 'linklet.sqlite');
  }

  /** Pictures that people uploaded; several machines have to share it. */
  get uploadsDir(): string {
    return join(this.dataDir, 'uploads');
  }

  /** Files that are read later; several machines have to share it. */
  get spoolDir(): string {
    return join(this.dataDir, 'spool');
  }

  get journalDir(): string {
    return join(this.dataDir, 'journal');
  }

  /** What a refresh of the packaged map has fetched. */
  get mapDir(): string {
    return join(this.dataDir, 'map');
  }
}
