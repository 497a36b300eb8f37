import { existsSync } from 'node:fs';
import { inRoot, program, root } from './paths.mjs';
import { step } from './progress.mjs';
import { mustRun } from './run.mjs';
import { fingerprint, isFresh, writeStamp } from './stamp.mjs';

const shared = ['tsconfig.json', 'package-lock.json'];

const halves = [
  {
    name: 'server',
    title: 'Building the server',
    stamp: inRoot('backend', 'dist', '.linklet-build'),
    result: inRoot('backend', 'dist', 'main.js'),
    inputs: [
      'backend/src',
      'backend/tsconfig.json',
      'backend/tsconfig.build.json',
      'nest-cli.json',
      ...shared,
    ],
    skip: (path) => path.endsWith('-spec.ts') || path.endsWith('.spec.ts'),
    command: program('nest', 'build'),
  },
  {
    name: 'pages',
    title: 'Building the pages',
    stamp: inRoot('frontend', 'dist', '.linklet-build'),
    result: inRoot('frontend', 'dist', 'index.html'),
    inputs: ['frontend', ...shared],
    skip: (path) =>
      path === inRoot('frontend', 'dist') ||
      path === inRoot('frontend', 'extension') ||
      /\.test\.tsx?$/.test(path),
    command: program('vite', 'build', 'frontend', '--logLevel', 'warn'),
  },
  {
    name: 'sandbox',
    title: 'Building the payment simulators',
    stamp: inRoot('backend', 'sandbox', 'dist', '.linklet-build'),
    result: inRoot('backend', 'sandbox', 'dist', 'main.js'),
    inputs: ['backend/sandbox', 'backend/tsconfig.json', 'backend/tsconfig.sandbox.json', ...shared],
    skip: (path) => path === inRoot('backend', 'sandbox', 'dist') || path.endsWith('.spec.ts'),
    command: program('tsc', '-p', 'backend/tsconfig.sandbox.json'),
  },
];

const print = (half) => fingerprint({ base: root, inputs: half.inputs, skip: half.skip });

/** What Linklet consists of; the simulators are built for those who start them. */
export const allHalves = ['server', 'pages'];

/** Which of the named halves must be built again. */
export const staleHalves = (names) =>
  halves.filter(
    (half) => names.includes(half.name) && (!existsSync(half.result) || !isFresh(half.stamp, print(half))),
  );

async function build(half) {
  // Taken before: what is edited while the compiler runs must count as not yet built.
  const before = print(half);
  const content = before.content();
  await step(half.title, () => mustRun(half.command));
  writeStamp(half.stamp, { quick: before.quick, content: () => content });
}

/** Builds the halves side by side. Both come to their end before a failure is told, so that none runs on unseen. */
export async function buildHalves(list) {
  const results = await Promise.allSettled(list.map(build));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
