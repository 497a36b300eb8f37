import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import type { Locale } from '../../../i18n/locale';
import { GlobalRules } from './GlobalRules';
import { createLinkletTheme } from './theme';

/** The nonce of this answer of the server, without which its security policy refuses our styles. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: 'l', ...(nonce ? { nonce } : {}) });

/** `linklet.theme` is also read by the script in index.html, before the first paint. */
const STORAGE_KEY = 'linklet.theme';

export function ThemeShell({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const theme = useMemo(() => createLinkletTheme(locale), [locale]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={STORAGE_KEY}>
        <GlobalRules />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
