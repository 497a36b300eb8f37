import { buildHalves, staleHalves } from './build.mjs';
import { useHooks } from './hooks.mjs';
import { install, isInstalled } from './install.mjs';
import { withSetupLock } from './lock.mjs';

/** Brings packages, and unless told otherwise both builds, up to date. Costs milliseconds when nothing changed. */
export async function setUp({ build = true } = {}) {
  const isReady = () => isInstalled() && (!build || staleHalves().length === 0);
  if (isReady()) return;
  await withSetupLock(async () => {
    if (!isInstalled()) {
      await install();
      useHooks();
    }
    if (build) await buildHalves(staleHalves());
  });
}
