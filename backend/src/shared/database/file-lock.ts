import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';

type LockedFile = InstanceType<typeof DatabaseSync>;

/** Locks a file as SQLite does, which works wherever its databases do. Throws when another process has locked it. */
function lock(path: string): LockedFile {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is written: the file stays empty, and there is nothing that could be rolled back.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * A file that is there and locked while its holder lives: the lock falls with the process, however that ends, and is seen
 * by other processes, also from other containers that share the folder.
 */
export class FileLock {
  private constructor(
    private readonly path: string,
    private readonly file: LockedFile,
  ) {}

  /** null where the file system has no locks. */
  static take(path: string): FileLock | null {
    try {
      return new FileLock(path, lock(path));
    } catch {
      rmSync(path, { force: true });
      return null;
    }
  }

  release(): void {
    this.file.close();
    rmSync(this.path, { force: true });
  }

  /** Whether a process holds it, or may as far as can be told; null when there is no such file. */
  static isHeld(path: string): boolean | null {
    if (!existsSync(path)) return null;
    try {
      lock(path).close();
      return false;
    } catch {
      return true;
    }
  }
}
