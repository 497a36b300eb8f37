import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { type Catalogue, loadCatalogue, type TextPart } from './catalogue';
import { localeOf } from './locale';

interface MessagesPartProps {
  readonly part: TextPart;
  readonly children: ReactNode;
}

/** Adds one part of the texts for everything inside; suspends until they have come. */
export function MessagesPart({ part, children }: MessagesPartProps) {
  const intl = useIntl();
  const texts = use(loadCatalogue(localeOf(intl.locale), part));
  const messages = useMemo(() => ({ ...intl.messages, ...texts }) as Catalogue, [intl.messages, texts]);
  return (
    <IntlProvider locale={intl.locale} messages={messages} defaultLocale="en">
      {children}
    </IntlProvider>
  );
}
