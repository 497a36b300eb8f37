import { type ApiClient, createApiClient, createTokenClient } from '../../api/client';
import { StoredValue } from '../../shared/storage';
import { AccessTokens } from './access-tokens';
import { createSessionApi, createTokenApi } from './session.api';
import { createSessionBrowser } from './session-browser';
import { createSessionLock } from './session-lock';
import { SessionStore } from './session.store';

/** The session of this tab, and the client for the calls of everything else. */
export function createSession(): { readonly session: SessionStore; readonly client: ApiClient } {
  const browser = createSessionBrowser(new StoredValue('session-changed'), new StoredValue('acting', 'tab'));
  const lock = createSessionLock(new StoredValue('session-lock'));
  const open = createTokenClient();
  const tokens = new AccessTokens(createTokenApi(open), browser, lock);
  // Of this tab: another one may have fetched a token for another group.
  const actingGroup = (): number => session.groupId;
  const client = createApiClient(tokens, actingGroup);
  // Of its own: whoever asks for too many codes is told so beside the field, and not in a dialog.
  const session: SessionStore = new SessionStore(
    createSessionApi(createApiClient(tokens, actingGroup), open),
    tokens,
    browser,
  );
  client.onRefused = (error, _, groupId) => session.noteRefusal(error, groupId);
  return { session, client };
}
