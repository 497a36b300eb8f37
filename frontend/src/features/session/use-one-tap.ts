import { useEffect } from 'react';
import { randomId } from '../../shared/random-id';
import { inAppBrowserOf } from './in-app-browser';

const SCRIPT = 'https://accounts.google.com/gsi/client';
const COOKIE = 'g_csrf_token';

interface OneTap {
  initialize(options: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly use_fedcm_for_prompt: boolean;
  }): void;
  prompt(): void;
  cancel(): void;
}

interface WithGoogle {
  readonly google?: { readonly accounts: { readonly id: OneTap } };
}

const loaded = (): OneTap | null => (window as WithGoogle).google?.accounts.id ?? null;

/** Google's own program, loaded once. Null when it cannot be had: other ways in remain. */
function loadOneTap(): Promise<OneTap | null> {
  return new Promise((resolve) => {
    const known = loaded();
    if (known !== null) {
      resolve(known);
      return;
    }
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => resolve(loaded());
    script.onerror = () => resolve(null);
    document.head.append(script);
  });
}

/** The same value in a cookie and in the call shows the server that both come from this page. */
function newCsrfToken(): string {
  const token = randomId();
  document.cookie = `${COOKIE}=${token}; Path=/; Max-Age=600; SameSite=Strict`;
  return token;
}

/** Lets Google offer the account that the browser knows, where this installation has set that up. */
export function useOneTap(
  clientId: string | null,
  onCredential: (credential: string, csrfToken: string) => void,
): void {
  useEffect(() => {
    if (clientId === null || inAppBrowserOf(navigator.userAgent) !== null) return;
    const visit = { isOver: false };
    void loadOneTap().then((oneTap) => {
      if (oneTap === null || visit.isOver) return;
      oneTap.initialize({
        client_id: clientId,
        callback: ({ credential }) => onCredential(credential, newCsrfToken()),
        use_fedcm_for_prompt: true,
      });
      oneTap.prompt();
    });
    return () => {
      visit.isOver = true;
      loaded()?.cancel();
    };
  }, [clientId, onCredential]);
}
