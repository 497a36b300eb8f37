// npm run build: what npm start would build, without starting it.
import './lib/require-node.mjs';
import { runTool } from './lib/progress.mjs';
import { setUp } from './lib/setup.mjs';

await runTool(() => setUp());
