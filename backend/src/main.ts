import 'reflect-metadata';
import { BadSettings, readEnv } from './config/env';
import { settingsFrom } from './config/settings';
import { startServer } from './server';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function main(): Promise<void> {
  const settings = settingsFrom(readEnv());
  const server = await startServer(settings);
  say(settings.process.servesWeb ? `Linklet is ready at ${settings.web.appOrigin}` : 'Linklet works in the background');
  let leaving = false;
  const leave = (): void => {
    if (leaving) return;
    leaving = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Linklet could not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave).on('SIGINT', leave);
}

main().catch((error: unknown) => {
  const text = error instanceof BadSettings ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text ?? ''}\n`);
  process.exit(1);
});
