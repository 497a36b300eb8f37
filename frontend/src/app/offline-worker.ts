/** Lets a page that cannot be loaded say so later; see public/sw.js. Browsers have no service workers on plain http. */
export function registerOfflineWorker(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  // Only screens have a canonical address: a visitor who has met nothing but an unknown address gets no worker.
  if (serviceWorker === undefined || document.querySelector('link[rel="canonical"]') === null) return;
  // A browser may refuse; the page is none the worse for it.
  serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }).catch(() => undefined);
}
