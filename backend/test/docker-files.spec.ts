import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// No container engine is needed to see that the files keep their promises (docs/operating.md).
const root = join(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What stands under `key:` in a YAML text: the lines after it that are indented deeper than the key itself. */
function block(text: string, key: string, depth = 2): string {
  const lines = text.split('\n');
  const indent = ' '.repeat(depth);
  const start = lines.findIndex((line) => line.replace(/ &\w+$/, '') === `${indent}${key}:`);
  if (start < 0) throw new Error(`no ${key}: at depth ${String(depth)}`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth);
  return rest.slice(0, end < 0 ? undefined : end).join('\n');
}

const instructions = (text: string): string[] =>
  text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));

describe('the image', () => {
  const stages = instructions(read('docker/Dockerfile'))
    .join('\n')
    .split(/^(?=FROM )/m);
  const last = stages.at(-1) ?? '';

  it('is built in stages, of which the last has no development packages', () => {
    expect(stages.length).toBe(3);
    expect(last).toContain('COPY --from=packages /app/node_modules node_modules');
    expect(stages.find((stage) => stage.includes('AS packages'))).toContain('npm ci --omit=dev');
    expect(last).not.toMatch(/npm|apt-get/);
  });

  it('is based on a named release of Node, the same bytes in every stage', () => {
    const bases = stages.map(
      (stage) => /^FROM (node:\d+-slim@sha256:[0-9a-f]{64})( AS \w+)?$/m.exec(stage)?.[1],
    );
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toBeDefined();
  });

  it('runs as an ordinary user, with nothing written outside the data volume', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^VOLUME \/data$/m);
    expect(last).toMatch(/DATA_DIR=\/data/);
    expect(last.indexOf('chown node:node /data')).toBeLessThan(last.indexOf('VOLUME /data'));
  });

  it('tells its health, and hands signals to Node itself', () => {
    expect(last).toMatch(/^HEALTHCHECK .*CMD \["node", "-e", ".*\/health\/ready.*"\]$/m);
    expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m);
    const flags = /SERVER_FLAGS = (\[.*\]);/.exec(read('backend/tools/lib/server-flags.mjs'))?.[1] ?? '';
    const command = ['node', ...(JSON.parse(flags.replaceAll("'", '"')) as string[]), 'backend/dist/main.js'];
    expect(command).toContain('--disable-proto=delete');
    expect(JSON.parse(/^CMD (.*)$/m.exec(last)?.[1] ?? '[]')).toEqual(command);
  });

  it('takes only what it names from the repository', () => {
    const lines = read('docker/Dockerfile.dockerignore').split('\n');
    expect(lines.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
    expect(lines).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '**/data', '**/.env']));
  });

  it('copies nothing that is missing or left out of its context', () => {
    const allowed = read('docker/Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const copied = instructions(read('docker/Dockerfile'))
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(allowed).toEqual(expect.arrayContaining(copied));
    for (const path of copied) expect(existsSync(join(root, path))).toBe(true);
  });
});

const hardening = [
  'read_only: true',
  'cap_drop:',
  '- ALL',
  '- no-new-privileges:true',
  '- data:/data',
  'mem_limit: $' + '{LINKLET_MEMORY:-1g}',
  'pids_limit: 200',
];
const topVolumes = (text: string): string[] =>
  (/^volumes:\n((?: {2}\w+:\n?)+)/m.exec(text)?.[1] ?? '').match(/\w+/g) ?? [];

describe('docker/compose.yml', () => {
  const text = read('docker/compose.yml');

  it('runs one hardened container that needs no setting', () => {
    const service = block(text, 'linklet');
    for (const line of hardening) expect(service).toContain(line);
    expect(text).not.toMatch(/\$\{\w+\}|\$\{\w+:\?|DATABASE_URL|REDIS_URL/);
  });

  it('declares the volume of its data', () => {
    expect(topVolumes(text)).toEqual(['data']);
  });
});

describe('docker/compose.tls.yml', () => {
  const text = read('docker/compose.tls.yml');

  it('opens the ports that an authority and browsers come to, and needs to know where it is', () => {
    const service = block(text, 'linklet');
    expect(service).toContain("- '80:3000'");
    const port = /TLS_PORT: '(\d+)'/.exec(service)?.[1] ?? '';
    expect(service).toContain(`- '443:${port}'`);
    expect(read('docker/Dockerfile')).toContain(`EXPOSE 3000 ${port}`);
    expect(service).toContain('APP_ORIGIN: ${APP_ORIGIN:?');
  });
});

describe('docker/compose.mysql.yml', () => {
  const text = read('docker/compose.mysql.yml');

  it('runs a web and a worker process, alike and hardened, on one data volume', () => {
    const common = block(text, 'x-linklet', 0);
    for (const line of hardening) expect(common).toContain(line);
    for (const role of ['web', 'worker']) {
      const service = block(text, role);
      expect(service).toContain('<<: *linklet');
      expect(service).toContain('<<: *environment');
      expect(service).toContain(`ROLE: ${role}`);
    }
  });

  it('asks the worker for its health where the worker answers', () => {
    expect(block(block(text, 'worker'), 'healthcheck', 4)).toContain(':9464/health/ready');
    expect(read('backend/src/config/env.ts')).toContain('METRICS_PORT: number = 9464');
  });

  it('lets people in through the web process only', () => {
    expect(text.match(/^ +ports:$/gm)).toHaveLength(1);
    expect(block(text, 'web')).toContain('ports:');
  });

  it('names the releases of the database and of Redis, waits for both, and keeps the data', () => {
    expect(block(text, 'mysql')).toMatch(/image: mysql:8\.\d+@sha256:[0-9a-f]{64}$/m);
    expect(block(text, 'redis')).toMatch(/image: redis:7\.\d+-alpine@sha256:[0-9a-f]{64}$/m);
    expect(block(block(text, 'web'), 'depends_on', 4).match(/condition: service_healthy/g)).toHaveLength(2);
    for (const name of ['mysql', 'redis']) {
      expect(block(text, name)).toMatch(/^ {4}mem_limit: \$\{\w+:-\w+\}\n {4}pids_limit: \d+$/m);
    }
    expect(topVolumes(text)).toEqual(['data', 'mysql']);
  });
});

describe('both compose files', () => {
  it.each(['docker/compose.yml', 'docker/compose.mysql.yml'])(
    '%s holds no secret and no default for one',
    (file) => {
      for (const line of read(file).split('\n')) {
        const [, name, value = ''] = /^\s*(\w*(?:SECRET|PASSWORD|TOKEN|KEY)\w*):\s*(.*)$/.exec(line) ?? [];
        if (name !== undefined && name !== 'MYSQL_RANDOM_ROOT_PASSWORD') expect(value).toMatch(/^\$\{\w+:\?/);
      }
      expect(read(file)).not.toMatch(/\w+:\/\/\w+:(?!\$\{\w+:\?)[^@\s]+@/);
      expect(read(file)).not.toMatch(/:latest\b/);
    },
  );

  it('leave the file of the secrets out of the repository', () => {
    expect(read('docker/.gitignore').split('\n')).toContain('.env');
  });
});

describe('the public workflow', () => {
  it('runs the script that everyone runs', () => {
    expect(read('.github/workflows/ci.yml')).toMatch(/^ +- run: \.ci\/run$/m);
  });
});
