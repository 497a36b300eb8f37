import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TestStorage, migratedStorage } from '../support/database';
import { freePort, ProductProcess } from '../support/processes';
import { eventually } from '../support/waiting';

const MAIN = join(__dirname, '../../dist/main.js');
const SUPERVISE = JSON.stringify(pathToFileURL(join(__dirname, '../../tools/lib/supervise.mjs')).href);

describe('a process on SQLite', () => {
  let made: TestStorage;
  let variables: Record<string, string>;
  let port: number;

  beforeEach(async () => {
    made = await migratedStorage('SQLite');
    port = await freePort();
    variables = {
      DATA_DIR: made.storage.dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      PATROL: 'off',
    };
  });
  afterEach(() => made.drop());

  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${String(port)}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  /** What a start that cannot succeed says. */
  const refusal = async (): Promise<string> => {
    const process = new ProductProcess(variables);
    await expect(process.start()).rejects.toThrow('ended before it was ready');
    return process.said;
  };

  it('ends when its supervisor is killed, however suddenly', async () => {
    const script = `import { supervise } from ${SUPERVISE}; await supervise([process.execPath, ${JSON.stringify(MAIN)}], {});`;
    const supervisor = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { PATH: process.env['PATH'], ...variables },
      stdio: 'ignore',
    });
    await eventually(answers, (isThere) => isThere, 60_000);
    supervisor.kill('SIGKILL');
    await once(supervisor, 'exit');
    await eventually(answers, (isThere) => !isThere, 15_000);
  });

  it('that finds its port taken names who holds it', async () => {
    const first = new ProductProcess(variables);
    await first.start();
    const said = await refusal();
    expect(said).toMatch(/EADDRINUSE/);
    if (process.platform === 'linux') expect(said).toContain(`process ${String(first.pid)} (`);
    expect(said).toMatch(/end it or set PORT\n$/);
    await first.end('SIGTERM');
  });

  it('leaves all in the file when it is asked to end', async () => {
    const process = new ProductProcess(variables);
    await process.start();
    expect(await process.end('SIGTERM')).toBe(0);
    const log = statSync(`${made.storage.sqliteFile}-wal`, { throwIfNoEntry: false });
    expect(log?.size ?? 0).toBe(0);
  });

  it('that finds its file damaged says so, without a stack', async () => {
    const file = openSync(made.storage.sqliteFile, 'r+');
    writeSync(file, Buffer.alloc(100, 0x5a), 0, 100, 0);
    closeSync(file);
    const said = await refusal();
    expect(said).toMatch(/^Linklet cannot start: \S+linklet\.sqlite is damaged .* restore a backup/);
    expect(said).not.toContain('    at ');
  });
});
