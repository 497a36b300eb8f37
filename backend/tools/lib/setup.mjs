import { allHalves, buildHalves, staleHalves } from './build.mjs';
import { useHooks } from './hooks.mjs';
import { install, isInstalled } from './install.mjs';
import { withSetupLock } from './lock.mjs';

/** Brings packages and the named builds up to date. Costs milliseconds when nothing changed. */
export async function setUp(names = allHalves) {
  if (isInstalled() && staleHalves(names).length === 0) return;
  await withSetupLock(async () => {
    if (!isInstalled()) {
      await install();
      useHooks();
    }
    await buildHalves(staleHalves(names));
  });
}
