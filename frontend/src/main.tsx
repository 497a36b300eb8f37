import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App';
import { reloadForNewVersion } from './app/chunk-reload';
import { entryPath } from './app/entry';
import { LastResort } from './app/LastResort';
import { preloadPage } from './app/pages';
import { createRootStore } from './app/root-store';
import { loadCatalogue } from './i18n/catalogue';
import { splitLocale } from './i18n/locale';
import { ErrorBoundary } from './shared/ui/ErrorBoundary';

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html has no #root');
  const root = createRoot(container);
  const { pathname, search, hash } = window.location;
  const path = entryPath(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);

  preloadPage(splitLocale(path).path);
  const { locale } = splitLocale(path);
  try {
    const messages = await loadCatalogue(locale);
    root.render(
      <ErrorBoundary fallback={() => <LastResort />}>
        <BrowserRouter>
          <App stores={createRootStore()} initial={{ locale, messages }} />
        </BrowserRouter>
      </ErrorBoundary>,
    );
  } catch {
    if (!reloadForNewVersion()) root.render(<LastResort />);
  }
}

void start();
