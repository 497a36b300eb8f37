import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App';
import { noticesReady } from './app/banners/notices-ready';
import { reloadForNewVersion } from './app/chunk-reload';
import { entryPath, rememberCoupon, takeEntry, nextStep } from './app/entry';
import { LastResort } from './app/LastResort';
import { registerOfflineWorker } from './app/offline-worker';
import { preloadPage } from './app/pages';
import { createRootStore } from './app/root-store';
import type { Entry } from './shared/entry';
import type { Stores } from './shared/store-context';
import { loadCatalogue } from './i18n/catalogue';
import { LANGUAGES, splitLocale, withLocale } from './i18n/locale';
import { watchHistory } from './shared/history-guard';
import { ErrorBoundary } from './shared/ui/ErrorBoundary';

/** Who is here: the person who was before, unless the address has brought another along or names another group. */
async function startSession({ session }: Stores, { member, groupId }: Entry): Promise<void> {
  if (member !== null) await session.enterWith({ ...member, groupId });
  else if (groupId !== 0) await session.startIn(groupId);
  await session.start();
}

/** Not every browser says when it is idle; then this long (ms) is taken to be enough. */
const SOON_MS = 1_500;

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: SOON_MS });
  else setTimeout(task, SOON_MS);
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html has no #root');
  const root = createRoot(container);
  watchHistory();
  const { pathname, search, hash } = window.location;
  const { locale, path } = splitLocale(entryPath(pathname));
  document.documentElement.lang = LANGUAGES[locale].tag;
  const { entry, rest } = takeEntry(path, search);
  const address = withLocale(locale, nextStep(entry) ?? path + rest) + hash;
  if (address !== pathname + search + hash) window.history.replaceState(null, '', address);
  rememberCoupon(entry);
  // A page that is there when it is first rendered comes up with its frame, and nothing is seen to jump.
  const shown = splitLocale(window.location.pathname).path;
  const pageReady = preloadPage(shown);
  const stores = createRootStore(entry);
  void startSession(stores, entry);
  const reportedReady = noticesReady(stores, { locale, isHome: shown === '/' });
  try {
    const [messages] = await Promise.all([loadCatalogue(locale), pageReady, reportedReady]);
    // Drawn in slices: meanwhile answers are taken and calls sent that wait for them.
    startTransition(() => {
      root.render(
        <ErrorBoundary fallback={() => <LastResort />}>
          <BrowserRouter>
            <App stores={stores} initial={{ locale, messages }} />
          </BrowserRouter>
        </ErrorBoundary>,
      );
    });
    whenIdle(() => {
      stores.shell.settle();
      registerOfflineWorker();
    });
  } catch {
    if (!reloadForNewVersion()) root.render(<LastResort />);
  }
}

void start();

// Our package.json says CommonJS, and so the bundler would take an entry without an export: it would wrap all modules
// and could leave none of their unused parts out.
export {};
