import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';

const ROOT = join(__dirname, '../../..');
// Where packages are removed and installed anew, so that it is made anew, too.
const FOLDER = join(ROOT, 'node_modules/.cache/linklet/versions');

const COMPILED = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'commonjs' },
} as const;

function compile(source: string, target: string): void {
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('spec.ts')) continue;
    const file = join(target, name.replace(/ts$/, 'js'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, transformSync(readFileSync(join(source, name), 'utf8'), COMPILED).code);
  }
}

export interface EarlierVersion {
  /** Script that starts it. */
  readonly main: string;
  /** Paths of its API that are asked by GET, below the base. */
  readonly reads: readonly string[];
}

/**
 * The back end of an earlier commit of this checkout with its own packages, installed and compiled once, and the front end
 * of this one. Throws where the checkout has no history, and where packages cannot be had.
 */
export function earlierVersion(commit: string): EarlierVersion {
  const folder = join(FOLDER, commit);
  const backend = join(folder, 'backend');
  if (!existsSync(join(folder, 'frontend'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const archive = execFileSync(
      'git',
      ['archive', commit, 'package.json', 'package-lock.json', 'backend/src', 'backend/openapi.json'],
      {
        cwd: ROOT,
        maxBuffer: 2 ** 28,
      },
    );
    execFileSync('tar', ['x', '-C', folder], { input: archive });
    execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    compile(join(backend, 'src'), join(backend, 'dist'));
    // Last, as it tells that everything is there.
    symlinkSync(join(ROOT, 'frontend'), join(folder, 'frontend'));
  }
  const { paths } = JSON.parse(readFileSync(join(backend, 'openapi.json'), 'utf8')) as {
    paths: Record<string, object>;
  };
  const reads = Object.entries(paths).filter(([, methods]) => 'get' in methods);
  return {
    main: join(backend, 'dist/main.js'),
    reads: reads.map(([path]) => path.replace('/api/v1', '')),
  };
}
