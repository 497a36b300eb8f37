const KEY = 'linklet.reloadedAt';
const MINUTE_MS = 60_000;

/**
 * A part of the program that cannot be loaded is mostly one that a new version has replaced: loading the
 * page again helps. At most once a minute, since it might also be missing for good.
 */
export function reloadForNewVersion(reload: () => void = () => window.location.reload()): boolean {
  // Nothing can be loaded, and the browser would show an error of its own in place of ours.
  if (!navigator.onLine) return false;
  try {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < MINUTE_MS) return false;
    window.sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory there would be no end to it.
    return false;
  }
  reload();
  return true;
}
