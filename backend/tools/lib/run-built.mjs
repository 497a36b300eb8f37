import { runTool } from './progress.mjs';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

/** Runs a script that needs the named builds, after building what is due, and ends as it ends. */
export const runBuilt = (builds, [file, ...args]) =>
  runTool(async () => {
    await setUp(builds);
    return (await run([process.execPath, file, ...args])).code;
  });
