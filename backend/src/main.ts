import 'reflect-metadata';
import { BadSettings } from './config/bad-settings';
import { readEnv } from './config/env';
import { settingsFrom } from './config/settings-from-env';
import { startServer } from './server';
import { portHolder } from './shared/http/port-holder';
import { UnusableDatabase } from './shared/database/unusable-database';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** A process manager would kill the process soon after; a database that hangs must not keep it. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** What the operator can mend is said in a sentence, without a stack. */
const MENDABLE: Readonly<Record<string, string>> = {
  EACCES: 'it may not be used by this user; set DATA_DIR or PORT',
  EEXIST: 'something else is in the way; set DATA_DIR to a folder',
  ENOTDIR: 'something else is in the way; set DATA_DIR to a folder',
  EROFS: 'the place is read-only; set DATA_DIR to a folder that can be written',
};

function explainTaken(error: Error & { readonly port?: number }): string {
  const holder = portHolder(error.port ?? 0) ?? 'another program';
  return `Linklet cannot start: ${error.message}: ${holder} listens there already; end it or set PORT`;
}

function explain(error: unknown): string {
  if (error instanceof BadSettings) return error.message;
  if (error instanceof UnusableDatabase) return `Linklet cannot start: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return explainTaken(error);
  const remedy = 'code' in error ? MENDABLE[String(error.code)] : undefined;
  return remedy ? `Linklet cannot start: ${error.message}: ${remedy}` : (error.stack ?? error.message);
}

/** What is written is for the owner of the process alone, in any folder: mails, clicks and pictures as well as the database. */
const OTHERS_RIGHTS = 0o077;

/** No request is served yet, so there is nothing to end in order. */
const giveUp = (): never => process.exit(1);

async function main(): Promise<void> {
  process.umask(OTHERS_RIGHTS);
  process.on('disconnect', giveUp);
  const settings = settingsFrom(readEnv());
  const server = await startServer(settings);
  let leaving = false;
  const leave = (): void => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => {
      process.stderr.write(
        'Linklet stops without waiting any longer; every answered click is in the journal\n',
      );
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Linklet could not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave).on('SIGINT', leave);
  // Of `npm start`, which passes signals on: killed, it cannot.
  process.off('disconnect', giveUp).on('disconnect', leave);
  // Last: the parent process that reads it may end us at once.
  say(
    settings.process.servesWeb
      ? `Linklet is ready at ${settings.web.appOrigin}`
      : 'Linklet works in the background',
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
