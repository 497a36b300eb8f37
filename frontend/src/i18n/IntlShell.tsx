import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { type Catalogue, loadCatalogue } from './catalogue';
import { LANGUAGES, type Locale } from './locale';

interface Loaded {
  readonly locale: Locale;
  readonly messages: Catalogue;
}

/**
 * Everything below speaks the given language. While another catalogue comes, the page stays as it is
 * in the language before; only the first one shows nothing.
 */
export function IntlShell(props: {
  readonly locale: Locale;
  readonly initial: Loaded;
  readonly children: ReactNode;
}) {
  const { locale, initial, children } = props;
  const [loaded, setLoaded] = useState(initial);
  const [failure, setFailure] = useState<Error | null>(null);

  useEffect(() => {
    if (loaded.locale === locale) return;
    let isCurrent = true;
    loadCatalogue(locale).then(
      // Inside a transition the page of before stays until the parts below have come, too.
      (messages) => {
        if (isCurrent) startTransition(() => setLoaded({ locale, messages }));
      },
      (error: unknown) => isCurrent && setFailure(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, loaded.locale]);

  useEffect(() => {
    document.documentElement.lang = LANGUAGES[loaded.locale].tag;
  }, [loaded.locale]);

  if (failure !== null) throw failure;
  return (
    <IntlProvider locale={loaded.locale} messages={loaded.messages} defaultLocale="en">
      {children}
    </IntlProvider>
  );
}
