import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

export const ROOT = resolve(__dirname, '../../..');

/** What decides how a file is read and judged; a planted tree has the same. */
const CONFIGURATION = [
  'package.json',
  'tsconfig.json',
  '.dependency-cruiser.cjs',
  'eslint.config.mjs',
  'backend/insides.mjs',
  'backend/vocabulary.mjs',
  'frontend/src/shared/paths.ts',
  'backend/capability-rules.cjs',
  ...['import-rules.cjs', 'code-rules.mjs', 'tsconfig.json'].flatMap((name) => [
    `backend/${name}`,
    `frontend/${name}`,
  ]),
];

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** A file and a rule that it breaks. */
export interface Finding {
  /** Path from the root of the tree. */
  readonly file: string;
  readonly rule: string;
}

/** A folder with our rules and other files: what the guards say about those is what they would say about ours. */
export class PlantedTree {
  readonly root = mkdtempSync(join(tmpdir(), 'linklet-planted-'));

  constructor() {
    for (const name of CONFIGURATION) cpSync(join(ROOT, name), join(this.root, name));
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'), 'dir');
  }

  write(file: string, source: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), source);
  }

  has(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

interface CruiseReport {
  readonly summary: { readonly violations: readonly Violation[] };
}

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
  /** The other files of a circle; it is told once, for the first file that was met. */
  readonly cycle?: readonly { readonly name: string }[];
}

/** Runs dependency-cruiser over both halves of the tree at `root`, with the rules that lie there. */
export async function cruise(root: string): Promise<Finding[]> {
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const halves = ['backend', 'frontend'];
  const { summary } = (await run(root, bin, ['--output-type', 'json', ...halves])) as CruiseReport;
  return summary.violations.flatMap(({ from, rule, cycle = [] }) =>
    [from, ...cycle.map(({ name }) => name)].map((file) => ({ file, rule: rule.name })),
  );
}

interface LintReport {
  readonly filePath: string;
  readonly messages: readonly { ruleId: string | null; message: string }[];
}

/** Runs ESLint over both halves of the tree at `root`; a file that it cannot read has its complaint for a rule. */
export async function lint(root: string): Promise<Finding[]> {
  const bin = join(ROOT, 'node_modules/eslint/bin/eslint.js');
  const reports = (await run(root, bin, ['--format', 'json', 'backend', 'frontend'])) as LintReport[];
  return reports.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }) => ({ file: relative(root, filePath), rule: ruleId ?? message })),
  );
}

/** Both are ES modules with a command line; Jest loads neither. Their exit code only counts what they found. */
function run(cwd: string, bin: string, args: string[]): Promise<unknown> {
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [bin, ...args],
      { cwd, maxBuffer: MAX_OUTPUT_BYTES },
      (error, stdout, stderr) => {
        try {
          done(JSON.parse(stdout));
        } catch {
          fail(new Error(`${bin} said no JSON: ${stderr || stdout}`, { cause: error }));
        }
      },
    );
  });
}
