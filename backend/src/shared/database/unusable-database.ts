/** The database is there and must not be touched; the message says why and what the operator can do. */
export class UnusableDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableDatabase';
  }
}

const RESTORE = 'restore a backup (`npm run restore`, docs/operating.md)';

export const damagedFile = (file: string, says: string): UnusableDatabase =>
  new UnusableDatabase(`${file} is damaged (${says}): move it aside, and ${RESTORE}`);

/** Nothing of ours leaves such a file behind: a disk that was full or a copy that was cut short does. */
export const emptyFile = (file: string): UnusableDatabase =>
  new UnusableDatabase(
    `${file} is empty, but the secret beside it says that this is no new installation: ${RESTORE}, ` +
      'or remove the empty file to begin anew without the links',
  );

export const newerTables = (names: readonly string[]): UnusableDatabase =>
  new UnusableDatabase(
    `the database was last used by a newer version of Linklet (it knows ${names.join(', ')}): ` +
      `run that version, or ${RESTORE} of before`,
  );
