// npm run gen: everything in the tree that is written by a program: the API document, the clients and their examples, the tables of settings and rights.
// With --check it also fails when something had been left behind; the new text is in the tree then, ready to commit.
import './lib/require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, program } from './lib/paths.mjs';
import { Explained, runTool, step } from './lib/progress.mjs';
import { mustRun } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

const document = 'backend/openapi.json';
const clientTypes = 'frontend/src/api/schema.d.ts';
const sdkOperations = 'backend/clients/typescript/src/operations.ts';
const sdkTypes = 'backend/clients/typescript/src/schema.ts';
const cliCalls = 'backend/clients/cli/calls.json';
const examplesPage = 'docs/api-examples.md';
const settingsTable = 'docs/settings.md';
const rightsPage = 'docs/rights.md';

const steps = [
  { makes: document, command: [process.execPath, inRoot('backend', 'dist', 'openapi.js')] },
  { makes: clientTypes, command: program('openapiTypescript', document, '-o', clientTypes) },
  {
    makes: `${sdkOperations}, ${cliCalls} and ${examplesPage}`,
    command: [process.execPath, inRoot('backend', 'dist', 'clients-writer.js')],
    outputs: [sdkOperations, cliCalls, examplesPage],
  },
  {
    makes: sdkTypes,
    command: program('openapiTypescript', 'backend/dist/openapi-for-programs.json', '-o', sdkTypes),
  },
  {
    makes: settingsTable,
    command: [process.execPath, inRoot('backend', 'dist', 'config', 'settings-table.js')],
  },
  { makes: rightsPage, command: [process.execPath, inRoot('backend', 'dist', 'rights-page.js')] },
];

const read = (path) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : '');

await runTool(async () => {
  await setUp(['server']);
  const outputs = steps.flatMap(({ makes, outputs: several = [makes] }) => several);
  const before = outputs.map(read);
  for (const { makes, command } of steps) await step(`Writing ${makes}`, () => mustRun(command));
  await step('Formatting them', () => mustRun(program('prettier', '--write', ...outputs)));
  const changed = outputs.filter((path, index) => read(path) !== before[index]);
  if (process.argv.includes('--check') && changed.length > 0) {
    throw new Explained(`out of date until now, to be committed: ${changed.join(', ')}`);
  }
});
