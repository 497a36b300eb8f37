import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The tools are ES modules for plain Node; each case runs a few lines of them in a process of their own.
const tool = (name: string): string =>
  JSON.stringify(pathToFileURL(join(__dirname, '..', 'tools', 'lib', `${name}.mjs`)).href);

function ask(module: string, expression: string): unknown {
  const script = `import * as tool from ${tool(module)}; console.log(JSON.stringify(${expression}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

describe('the Node version', () => {
  it.each([
    ['20.18.9', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['18.99.0', false],
    ['21.0.0', true],
    ['24.1.0', true],
  ])('%s is new enough for >=20.19: %s', (running, expected) => {
    expect(ask('require-node', `tool.isNewEnough('${running}', '>=20.19')`)).toBe(expected);
  });
});

describe('what is installed', () => {
  const wanted = {
    packages: {
      '': { version: '1' },
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  };
  const installed = (a: object): string =>
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x', ...a } } });
  const matches = (found: string): unknown =>
    ask('install', `tool.installedMatches(${JSON.stringify(wanted)}, ${found})`);

  it('matches the lock when all but optional packages are there', () => {
    expect(matches(installed({}))).toBe(true);
  });

  it.each([
    ['another version', installed({ version: '1.0.1' })],
    ['another content', installed({ integrity: 'y' })],
    ['nothing', '{ "packages": {} }'],
  ])('does not match the lock with %s', (_, found) => {
    expect(matches(found)).toBe(false);
  });
});

describe('what the product is made of', () => {
  it('can be told as an SBOM, by npm itself, from the lock file alone', () => {
    const text = execFileSync(
      'npm',
      // With --omit=dev, npm 10 leaves out packages of ours that tools need, too.
      ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--offline'],
      {
        cwd: join(__dirname, '../..'),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1 << 28,
      },
    );
    const { bomFormat, components } = JSON.parse(text) as {
      bomFormat: string;
      components: readonly { name: string; version: string; purl: string }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const names = new Set(components.map(({ name }) => name));
    const { dependencies } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
      dependencies: object;
    };
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
    for (const { purl, version } of components) expect(purl).toContain(`@${version}`);
  });
});

describe('the weight of pages', () => {
  const list = {
    start: ['start.js', 'react.js'],
    pages: [
      { page: 'HomePage', scripts: [], texts: { en: ['core-en.js'], ja: ['core-ja.js'] } },
      {
        page: 'HelpPage',
        scripts: ['help.js', 'form.js'],
        texts: { en: ['core-en.js', 'content-en.js'], ja: ['core-ja.js'] },
      },
    ],
  };
  const bytes = {
    'start.js': 1,
    'react.js': 10,
    'form.js': 1_000,
    'help.js': 10_000,
    'core-en.js': 100_000,
    'core-ja.js': 200_000,
    'content-en.js': 3_000_000,
  };

  it('is that of everything a page cannot begin without, in its heaviest language', () => {
    const call = `tool.weightsOf(${JSON.stringify(list)}, (file) => (${JSON.stringify(bytes)})[file])`;
    expect(ask('page-weights', call)).toEqual([
      { page: 'HomePage', bytes: 200_011 },
      { page: 'HelpPage', bytes: 3_111_011 },
    ]);
  });

  it('may be less for the home page than for others', () => {
    expect(ask('page-weights', `['HomePage', 'HelpPage'].map(tool.limitOf)`)).toEqual([190_000, 350_000]);
  });
});

describe('exported names', () => {
  let folder: string;
  const write = (path: string, source: string): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'linklet-names-'));
    for (const half of ['frontend/src', 'backend/src']) mkdirSync(join(folder, half), { recursive: true });
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('have one owner in each half, whatever they name', () => {
    write(
      'frontend/src/a/Tag.tsx',
      'export const Tag = 1;\nexport function tagOf() {}\nexport const once = 1;\n',
    );
    write('frontend/src/b/tag.ts', 'export type Tag = string;\nexport async function tagOf() {}\n');
    write('frontend/src/b/index.ts', "export { once } from '../a/Tag';\nexport default once;\n");
    write('frontend/src/b/tag.test.ts', 'export const once = 2;\n');
    write('backend/src/a.ts', 'export abstract class Store {}\nexport const stored = 1;\n');
    write(
      'backend/src/b.ts',
      'export interface Store {}\nexport const stored = 2;\nexport const tagOf = 3;\n',
    );
    expect(ask('exported-names', `tool.namesExportedTwice(${JSON.stringify(folder)})`)).toEqual([
      'Tag: frontend/src/a/Tag.tsx, frontend/src/b/tag.ts',
      'tagOf: frontend/src/a/Tag.tsx, frontend/src/b/tag.ts',
      'Store: backend/src/a.ts, backend/src/b.ts',
      'stored: backend/src/a.ts, backend/src/b.ts',
    ]);
  });
});

describe('the build stamp', () => {
  let folder: string;
  const file = (...parts: string[]): string => join(folder, ...parts);
  const print = (): string =>
    `tool.fingerprint({ base: '${folder}', inputs: ['src', 'missing'], skip: (path) => path.endsWith('.spec.ts') })`;
  const isFresh = (): unknown => ask('stamp', `tool.isFresh('${file('stamp')}', ${print()})`);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'linklet-stamp-'));
    mkdirSync(file('src', 'deep'), { recursive: true });
    writeFileSync(file('src', 'deep', 'one.ts'), 'one');
    writeFileSync(file('src', 'one.spec.ts'), 'spec');
    ask('stamp', `tool.writeStamp('${file('stamp')}', ${print()}) ?? true`);
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('holds while nothing changes, and when only times or tests do', () => {
    expect(isFresh()).toBe(true);
    utimesSync(file('src', 'deep', 'one.ts'), new Date(), new Date());
    writeFileSync(file('src', 'one.spec.ts'), 'another spec');
    expect(isFresh()).toBe(true);
  });

  it.each([
    ['changed', (): void => writeFileSync(file('src', 'deep', 'one.ts'), 'two')],
    ['added', (): void => writeFileSync(file('src', 'two.ts'), '')],
    ['removed', (): void => rmSync(file('src', 'deep', 'one.ts'))],
    ['never built', (): void => rmSync(file('stamp'))],
    ['broken off in the middle of writing', (): void => writeFileSync(file('stamp'), '{"quick"')],
  ])('breaks when a source was %s', (_, change) => {
    change();
    expect(isFresh()).toBe(false);
  });
});

describe('the summary', () => {
  const test = (status: string, fullName = 'a rule holds'): object => ({
    status,
    fullName,
    failureMessages: status === 'failed' ? ['expected 1\nreceived 2'] : [],
  });
  const file = (name: string, ...tests: object[]): object => ({
    name,
    status: tests.length === 0 || JSON.stringify(tests).includes('"failed"') ? 'failed' : 'passed',
    message: 'could not be loaded',
    assertionResults: tests,
  });
  const report = (...files: object[]): string => JSON.stringify({ testResults: files });
  const good = file('a.ts', test('passed'), test('passed'), test('pending'), test('todo'));
  const bad = file('b.ts', test('passed'), test('failed'));
  const broken = file('c.ts');

  it.each([
    ['a good run', report(good), 0, { passed: 2, failed: 0, skipped: 2 }],
    ['failed tests', report(good, bad), 1, { passed: 3, failed: 1, skipped: 2 }],
    ['a file that did not load', report(good, broken), 1, { passed: 2, failed: 1, skipped: 2 }],
    ['a floor that was missed', report(good), 1, { passed: 2, failed: 1, skipped: 2 }],
    ['no report at all', 'undefined', 1, { passed: 0, failed: 1, skipped: 0 }],
  ])('of %s', (_, given, code, expected) => {
    expect(ask('summary', `tool.tierTotals(${given}, ${String(code)})`)).toEqual(expected);
  });

  it('tells what failed, and with which words', () => {
    expect(ask('summary', `tool.failures(${report(good, bad, broken)})`)).toEqual([
      'b.ts\na rule holds\nexpected 1\nreceived 2',
      'c.ts\ncould not be loaded',
    ]);
  });

  it('names the files that took longest', () => {
    const timed = [3, 9, 1].map((seconds) => ({
      name: `${String(seconds)}.ts`,
      startTime: 1_000,
      endTime: 1_000 + seconds * 1_000,
    }));
    expect(ask('summary', `tool.slowestFiles(${JSON.stringify({ testResults: timed })}, 2)`)).toEqual([
      { name: '9.ts', seconds: 9 },
      { name: '3.ts', seconds: 3 },
    ]);
  });

  it('adds the tiers up into one line', () => {
    const list = JSON.stringify([
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 10, failed: 3, skipped: 0 },
    ]);
    expect(ask('summary', `tool.summaryLine(tool.addTotals(${list}))`)).toBe(
      'Tests: 11 passed, 3 failed, 2 skipped',
    );
  });
});

describe('a second try', () => {
  interface Outcome {
    readonly failed: string[];
    readonly flaky: string[];
    readonly code: number;
    readonly runs: string[][];
  }
  /** Files that fail at first, and those of them that fail again. */
  const outcome = (first: string[], again: string[], flakyBefore = 0): Outcome =>
    ask(
      'second-try',
      `await (async () => {
        const runs = [];
        const report = (names, failed) => ({
          testResults: names.map((name) => ({ name, status: failed.includes(name) ? 'failed' : 'passed' })),
        });
        const failing = { first: ${JSON.stringify(first)}, again: ${JSON.stringify(again)} };
        const run = (files) => {
          runs.push(files ?? []);
          const failed = files ? failing.again : failing.first;
          return { report: report(files ?? ['good', ...failed], failed), code: failed.length > 0 ? 1 : 0, seconds: 1 };
        };
        const { log } = console;
        console.log = () => undefined;
        const { report: { testResults }, flaky, code } = await tool.runTwice(run, ${String(flakyBefore)});
        console.log = log;
        const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
        return { failed, flaky, code, runs };
      })()`,
    ) as Outcome;

  it('is not made when nothing failed', () => {
    expect(outcome([], [])).toEqual({ failed: [], flaky: [], code: 0, runs: [[]] });
  });

  it('tells a race, and lets it pass', () => {
    expect(outcome(['a', 'b'], [])).toEqual({
      failed: [],
      flaky: ['a', 'b'],
      code: 0,
      runs: [[], ['a', 'b']],
    });
  });

  it('lets nothing pass that fails again', () => {
    expect(outcome(['a', 'b'], ['b'])).toMatchObject({ failed: ['b'], flaky: ['a'], code: 1 });
  });

  it('is not made for more files than three of a whole run', () => {
    expect(outcome(['a', 'b', 'c'], [])).toMatchObject({ failed: [], code: 0 });
    expect(outcome(['a', 'b', 'c', 'd'], [])).toMatchObject({
      failed: ['a', 'b', 'c', 'd'],
      code: 1,
      runs: [[]],
    });
    expect(outcome(['c', 'd'], [], 2)).toMatchObject({ failed: ['c', 'd'], flaky: [], code: 1 });
  });
});

describe('the record of deep runs', () => {
  it('has a row for a part of a run', () => {
    const result = JSON.stringify({ name: 'e2e', passed: 1_024, failed: 0, skipped: 2, seconds: 90 });
    const call = `tool.rowOf(${result}, { seed: 7, rest: ['layers|pages'] }, { day: '2026-11-28', at: 'abc1234' })`;
    expect(ask('deep-runs', call)).toBe(
      '| 2026-11-28 | abc1234 | 7 | `e2e layers\\|pages` | 1024 | 0 | 2 | 1.5 |\n',
    );
  });
});

describe('leftovers of killed runs', () => {
  it('are removed, with the servers in them; what belongs to a running process stays', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'linklet-leftovers-'));
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    const left = join(folder, `linklet-service-${String(gone.pid)}-x`);
    mkdirSync(left);
    const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', left]);
    const ended = once(server, 'exit');
    writeFileSync(join(left, 'server.pid'), String(server.pid));
    const names = [`linklet-run${String(gone.pid)}-x`, `linklet-run${String(process.pid)}-x`, 'others'];
    for (const name of names) mkdirSync(join(folder, name));
    ask('leftovers', `tool.removeLeftovers(${JSON.stringify(folder)}) ?? true`);
    expect((await ended)[1]).toBe('SIGKILL');
    expect(readdirSync(folder).sort()).toEqual([`linklet-run${String(process.pid)}-x`, 'others']);
    rmSync(folder, { recursive: true });
  });
});

describe('the choice of tests', () => {
  const chosen = (...args: string[]): { tiers: string[]; rest: string[]; seed: number; isDeep: boolean } =>
    ask(
      'tiers',
      `(({ tiers, ...others }) => ({ tiers: tiers.map(({ name }) => name), ...others }))(tool.chooseTests(${JSON.stringify(args)}))`,
    ) as ReturnType<typeof chosen>;

  const GATE = ['unit', 'db', 'api', 'web', 'smoke', 'faults'];

  it('is every tier of the gate in order, unless tiers are named', () => {
    expect(chosen()).toMatchObject({ tiers: GATE, rest: [], isDeep: false });
    expect(chosen('api', 'unit').tiers).toEqual(['unit', 'api']);
    expect(chosen('e2e').tiers).toEqual(['e2e']);
  });

  it('is every tier in a deep run', () => {
    expect(chosen('--deep')).toMatchObject({
      tiers: ['checks', ...GATE.slice(0, -1), 'e2e', 'faults'],
      isDeep: true,
    });
    expect(chosen('--deep', 'web', 'slug')).toMatchObject({ tiers: ['web'], rest: ['slug'], isDeep: true });
  });

  it('draws the same cases each time, but for deep runs, and those of a seed that is named', () => {
    expect(chosen('--seed=7')).toMatchObject({ seed: 7, rest: [] });
    expect(chosen('--deep', '--seed', '7', 'slug')).toMatchObject({ seed: 7, rest: ['slug'] });
    expect(chosen().seed).toBe(chosen('web').seed);
    expect(chosen('--deep').seed).not.toBe(chosen('--deep').seed);
  });

  it('lets a number of workers that is named stand in place of that of each tier, once', () => {
    const answer = ask('tiers', `tool.chooseTests(['unit', 'smoke', '--maxWorkers=3'])`) as {
      tiers: { workers: string }[];
      rest: string[];
    };
    expect(answer.tiers.map(({ workers }) => workers)).toEqual(['3', '3']);
    expect(answer.rest).toEqual([]);
  });

  it('leaves everything else to the test runner', () => {
    expect(chosen('unit', 'slug', '-t', 'refuses').rest).toEqual(['slug', '-t', 'refuses']);
  });
});

describe('the tests of a module', () => {
  const pattern = (module: string): RegExp =>
    new RegExp(ask('modules', `tool.patternOf('${module}')`) as string);
  const root = join(__dirname, '..', '..');
  const modules = ask('modules', '[...tool.modules(), tool.REST]') as string[];

  it.each([
    ['links', 'backend/src/modules/links/core/domain/slug.spec.ts', true],
    ['links', 'backend/test/api/links/tags.api-spec.ts', true],
    ['links', 'frontend/src/features/editor/pages/LinkPage.test.tsx', true],
    ['links', 'backend/test/e2e/links-guest.e2e-spec.ts', true],
    ['payments', 'backend/test/e2e/buying.e2e-spec.ts', true],
    ['payments', 'backend/test/faults/payment-year.deep.fault-spec.ts', true],
    ['links', 'backend/src/modules/analytics/domain/links.spec.ts', false],
    ['links', 'backend/src/shared/links/some.spec.ts', false],
    ['identity', 'frontend/src/features/session/google-ways.test.tsx', true],
    ['teams', 'frontend/src/features/team/pages/TeamPage.test.tsx', true],
    ['rest', 'frontend/src/app/App.test.tsx', true],
    ['rest', 'backend/test/tools.spec.ts', true],
    ['rest', 'backend/src/modules/links/core/domain/slug.spec.ts', false],
  ])('of %s: %s is one of them: %s', (module, path, expected) => {
    expect(pattern(module).test(join(root, path))).toBe(expected);
  });

  it('are together all tests, each once', () => {
    const patterns = modules.map(pattern);
    const files = ['backend/src', 'backend/test', 'frontend/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /spec\.ts$|\.test\.tsx?$/.test(path))
        .map((path) => join(root, folder, path)),
    );
    expect(files.filter((path) => patterns.filter((each) => each.test(path)).length !== 1)).toEqual([]);
  });

  it('say which module each feature of the front end belongs to', () => {
    const features = JSON.stringify(readdirSync(join(root, 'frontend/src/features')));
    expect(ask('modules', `${features}.filter((name) => !tool.isPlaced(name))`)).toEqual([]);
  });

  it('are of modules that there are', () => {
    expect(() => pattern('nonsense')).toThrow(/there is no module nonsense, but .*links.*, rest/);
  });
});

describe('the launcher', () => {
  /** Runs a server that counts its signals under `supervise`, and sends signals to the launcher once it is up. */
  async function launch(
    server: string,
    signals: NodeJS.Signals[],
  ): Promise<{ code: number | null; said: string }> {
    const script = `import { supervise } from ${tool('supervise')};
      process.exitCode = await supervise([process.execPath, '-e', ${JSON.stringify(server)}], {});`;
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', script]);
    let said = '';
    launcher.stdout.on('data', (chunk: Buffer) => {
      // Apart, or the system itself would merge equal ones.
      if (said === '') {
        signals.forEach((signal, index) => setTimeout(() => launcher.kill(signal), index * 100));
      }
      said += chunk.toString();
    });
    const [code] = (await once(launcher, 'close')) as [number | null];
    return { code, said };
  }
  const counting = `let n = 0;
    const stop = (signal) => { n += 1; if (n === 1) setTimeout(() => { console.log(signal, n); process.exit(7); }, 300); };
    process.on('SIGINT', stop); process.on('SIGTERM', stop);
    setInterval(() => {}, 1000); console.log('up');`;

  it('passes one of two equal signals on, waits, and ends with the exit code of the server', async () => {
    expect(await launch(counting, ['SIGINT', 'SIGINT'])).toEqual({ code: 7, said: 'up\nSIGINT 1\n' });
    expect(await launch(counting, ['SIGTERM'])).toEqual({ code: 7, said: 'up\nSIGTERM 1\n' });
  });

  it('ends the server when its terminal goes away', async () => {
    expect(await launch(counting, ['SIGHUP'])).toEqual({ code: 7, said: 'up\nSIGTERM 1\n' });
  });

  it('tells of a server that was killed as a shell would', async () => {
    const dying = "console.log('up'); process.kill(process.pid, 'SIGKILL')";
    expect((await launch(dying, [])).code).toBe(137);
  });
});
