// node backend/tools/exported-names.mjs: fails when two files export the same name.
import './lib/require-node.mjs';
import { namesExportedTwice } from './lib/exported-names.mjs';
import { root } from './lib/paths.mjs';

const twice = namesExportedTwice(root);
for (const line of twice) console.log(`exported by more than one file: ${line}`);
process.exitCode = twice.length === 0 ? 0 : 1;
