import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { StorageSettings } from '../../../../../config/settings';
import { ImageStore } from '../../application/ports/image-store';

/** Pictures as files of the data folder; processes on several machines have to share that one folder. */
@Injectable()
export class DiskImageStore extends ImageStore {
  constructor(private readonly storage: StorageSettings) {
    super();
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const file = this.fileOf(name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { flag: 'wx' });
  }

  async bytesOf(name: string): Promise<Uint8Array | null> {
    try {
      return await readFile(this.fileOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true });
  }

  private fileOf(name: string): string {
    return join(this.storage.uploadsDir, name);
  }
}
