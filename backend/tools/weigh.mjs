// node backend/tools/weigh.mjs [folder]: fails when a built page makes browsers load more than it may.
import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { limitOf, weightsOf } from './lib/page-weights.mjs';
import { inRoot } from './lib/paths.mjs';

const folder = process.argv[2] ?? inRoot('frontend', 'dist');
const list = JSON.parse(readFileSync(join(folder, '.vite', 'page-files.json'), 'utf8'));
const weights = weightsOf(list, (file) => gzipSync(readFileSync(join(folder, file))).length);
const inKb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
for (const { page, bytes } of weights.sort((a, b) => b.bytes - a.bytes)) {
  const verdict = bytes > limitOf(page) ? 'TOO HEAVY' : 'ok';
  console.log(`${page}: ${inKb(bytes)} of ${inKb(limitOf(page))} ${verdict}`);
}
process.exitCode = weights.every(({ page, bytes }) => bytes <= limitOf(page)) ? 0 : 1;
