import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { deriveKey } from '../../shared/crypto/derived-key';
import { Refused } from '../command';

const FORMAT = 1;
const FILE = 'manifest.json';

export type EngineKind = 'sqlite' | 'server';

export interface BackedUpFile {
  /** Below the backup's folder, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256, in hex. */
  readonly sha256: string;
}

/** What a backup holds; written last, so that a folder without it is no backup. */
export interface Manifest {
  readonly format: number;
  /** Version of Linklet that made it. */
  readonly version: string;
  /** ISO 8601, UTC: what was answered before is in it. */
  readonly madeAt: string;
  readonly engine: EngineKind;
  /** Names of the migrations that its tables have had. */
  readonly migrations: readonly string[];
  /** Number of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Clicks of the journal that its tables had not counted. */
  readonly uncountedClicks: number;
  /** Tells secrets apart without telling them. */
  readonly secretMark: string;
  readonly files: readonly BackedUpFile[];
}

/** The mark of a secret: the same for the same secret, and of no use for anything else. */
export const markOf = (secret: string): string =>
  deriveKey(secret, 'backup-mark').toString('hex').slice(0, 16);

export const manifestFile = (folder: string): string => join(folder, FILE);

export const writtenManifest = (manifest: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;

/** @throws Refused when the folder holds no backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new Refused(`${folder} is no backup: it has no ${FILE}; name the folder that npm run backup made`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new Refused(`${folder} was made by Linklet ${manifest.version}; restore it with that version`);
  }
  return manifest;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export async function describeFile(folder: string, path: string): Promise<BackedUpFile> {
  const file = join(folder, path);
  return { path, bytes: (await stat(file)).size, sha256: await sha256Of(file) };
}

/** @throws Refused naming every file that is missing or is no longer what it was. */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  const damaged: string[] = [];
  for (const { path, sha256 } of files) {
    if ((await sha256Of(join(folder, path)).catch(() => null)) !== sha256) damaged.push(path);
  }
  if (damaged.length > 0) {
    throw new Refused(`${folder} is damaged (${damaged.join(', ')}); take another backup`);
  }
}
