import { type ApiClient, createApiClient, createTokenClient, dataOf } from '../../api/client';
import { splitLocale, withLocale } from '../../i18n/locale';
import { leave } from '../../shared/leave';
import { StoredValue } from '../../shared/storage';
import { AccessTokens } from './access-tokens';
import { firstCalls } from './first-calls.api';
import { createHumanTokens } from './human-tokens';
import { createSessionApi, createTokenApi, fetchSite } from './session.api';
import { createSessionBrowser } from './session-browser';
import { createSessionLock } from './session-lock';
import { SessionStore } from './session.store';
import { browserForView, tokensForView, ViewStore } from './view.store';

/** The session of this tab, and the client for the calls of everything else. */
export function createSession(): {
  readonly session: SessionStore;
  /** What this tab is looked at through. */
  readonly view: ViewStore;
  readonly client: ApiClient;
} {
  const browser = createSessionBrowser(new StoredValue('session-changed'), new StoredValue('acting', 'tab'));
  const lock = createSessionLock(new StoredValue('session-lock'));
  const open = createTokenClient();
  const viewStore = new ViewStore(
    new StoredValue('view', 'tab'),
    (viewId) => dataOf(asAdmin.DELETE('/api/v1/admin/view/{viewId}', { params: { path: { viewId } } })),
    (path) => leave.to(withLocale(splitLocale(window.location.pathname).locale, path)),
  );
  const { view } = viewStore;
  const tokenApi = createTokenApi(open);
  const tokens = new AccessTokens(
    view === null ? firstCalls.tokensBy(tokenApi) : tokensForView(tokenApi, view),
    browser,
    lock,
  );
  const humanTokenFor = createHumanTokens(() => fetchSite(open));
  const acting = {
    // Of this tab: another one may have fetched a token for another group.
    groupId: (): number => session.groupId,
    viewId: (): string | null => viewStore.viewId,
  };
  const client = createApiClient(tokens, humanTokenFor, acting, firstCalls);
  // In no group of others.
  const asAdmin: ApiClient = createApiClient(tokens, humanTokenFor);
  // Of its own: a person who asks for too many codes is told so beside the field, and not in a dialog.
  const session: SessionStore = new SessionStore(
    createSessionApi(createApiClient(tokens, humanTokenFor, acting, firstCalls), open),
    tokens,
    view === null ? browser : browserForView(browser, view),
  );
  client.onRefused = (error, _, groupId) => {
    viewStore.noteRefusal(error);
    session.noteRefusal(error, groupId);
  };
  return { session, view: viewStore, client };
}
