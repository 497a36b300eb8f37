import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadSettings } from './bad-settings';

const MIN_SECRET_LENGTH = 32;

/**
 * The secret kept in the data folder, made at first start. Several processes may start at once on
 * one folder: a complete file is linked into place, so one of them wins and all read the same.
 */
export function loadSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    return checked(readFileSync(file, 'utf8').trim(), file);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      unlinkSync(draft);
    }
    return checked(readFileSync(file, 'utf8').trim(), file);
  }
}

/** A file that was cut short or emptied would let anyone sign tokens. */
function checked(secret: string, file: string): string {
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new BadSettings([
    `${file} holds fewer than ${String(MIN_SECRET_LENGTH)} characters: restore it, or remove it to have a new one made`,
  ]);
}
