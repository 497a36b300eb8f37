import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const CLIENTS = join(ROOT, 'backend/clients');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** Ended, in whatever way. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
}

/** Runs a program to its end, while the server in this process goes on. */
export function runProgram(file: string, args: readonly string[], how: Running = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env['PATH'], ...how.env };
    const child = execFile(
      file,
      [...args],
      { cwd: how.cwd, env, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : error.code;
        if (typeof code === 'number') resolve({ code, stdout, stderr });
        else reject(new Error(`${file} could not run`, { cause: error }));
      },
    );
    child.stdin?.end(how.stdin ?? '');
  });
}

/** A directory in which the SDK and the CLI are installed as npm would have them. */
export class InstalledClients {
  private constructor(
    /** Temporary. */
    readonly directory: string,
  ) {}

  /** The server in this process answers others meanwhile. */
  static async install(): Promise<InstalledClients> {
    const directory = mkdtempSync(join(tmpdir(), 'linklet-clients-'));
    const sdk = join(directory, 'node_modules/@linklet/client');
    mkdirSync(sdk, { recursive: true });
    cpSync(join(CLIENTS, 'typescript/package.json'), join(sdk, 'package.json'));
    const project = join(CLIENTS, 'typescript/tsconfig.json');
    const built = await runProgram(process.execPath, [TSC, '-p', project, '--outDir', join(sdk, 'dist')]);
    if (built.code !== 0) throw new Error(`the SDK does not compile: ${built.stdout}`);
    cpSync(join(CLIENTS, 'cli'), join(directory, 'node_modules/@linklet/cli'), { recursive: true });
    return new InstalledClients(directory);
  }

  get cli(): string {
    return join(this.directory, 'node_modules/@linklet/cli/src/main.mjs');
  }

  remove(): void {
    rmSync(this.directory, { recursive: true });
  }
}
