import 'reflect-metadata';
import { BadSettings } from './config/bad-settings';
import { backupCommand } from './operations/backup/backup.command';
import { restoreCommand } from './operations/backup/restore.command';
import { type Command, Refused } from './operations/command';
import { doctorCommand } from './operations/doctor/doctor.command';
import { refreshMapCommand } from './operations/map/refresh-map.command';
import { seedCommand } from './operations/seed/seed.command';
import { UnusableDatabase } from './shared/database/unusable-database';

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: backupCommand,
  restore: restoreCommand,
  doctor: doctorCommand,
  'refresh-map': refreshMapCommand,
  seed: seedCommand,
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const usage = (): string =>
  ['operate <command>', ...Object.values(COMMANDS).map((command) => command.usage)].join('\n\n');

/** What the operator can mend is said in a sentence, without a stack. */
function explain(name: string, error: unknown): string {
  if (error instanceof BadSettings) return error.message;
  if (!(error instanceof Error)) return String(error);
  const isMisspelt = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (error instanceof Refused || error instanceof UnusableDatabase || isMisspelt) {
    return `${name}: ${error.message}`;
  }
  return `${name} failed: ${error.stack ?? error.message}`;
}

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const command = COMMANDS[name];
  if (!command) {
    complain(usage());
    return 2;
  }
  if (args.includes('--help')) {
    say(command.usage);
    return 0;
  }
  try {
    return await command.run(args, say);
  } catch (error) {
    complain(explain(name, error));
    return 1;
  }
}

/** `node backend/dist/operate.js <command>`; `npm run <command> --` does the same, after building what is due. */
void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
