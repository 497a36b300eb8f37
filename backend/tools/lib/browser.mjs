import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findProgram } from './find-program.mjs';
import { root, program } from './paths.mjs';
import { say, step } from './progress.mjs';
import { mustRun } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function systemBrowser() {
  if (process.env.LINKLET_TEST_CHROMIUM) return process.env.LINKLET_TEST_CHROMIUM;
  return findProgram(...names) ?? (existsSync(macChrome) ? macChrome : undefined);
}

function playwrightBrowser() {
  const path = createRequire(`${root}/`)('playwright-core').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

// The fonts belong to it: without them every Chinese or Japanese character is an empty box.
async function installFromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'fonts-noto-cjk'];
  await step(`Installing ${packages.join(' and ')} (apt-get)`, async () => {
    await mustRun(['apt-get', 'update', '-q'], { env });
    await mustRun(['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages], { env });
  });
}

async function attempt(work) {
  try {
    await work();
  } catch (error) {
    say(error.message);
  }
}

/** The path of a Chromium to test with: the system's, Debian's package when we may install, else Playwright's own. */
export async function findBrowser() {
  const isRoot = process.getuid?.() === 0;
  let found = systemBrowser() ?? playwrightBrowser();
  if (!found && isRoot && findProgram('apt-get')) {
    await attempt(installFromDebian);
    found = systemBrowser();
  }
  if (!found) {
    await attempt(() =>
      step("Downloading Playwright's Chromium", () => mustRun(program('playwright', 'install', 'chromium'))),
    );
    found = playwrightBrowser();
  }
  return found;
}
