import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { nameMessages } from './names.messages';
import { countryName, languageName, platformName, sourceName } from './proper-names';
import { type Dimension, REST } from './report';

const OTHERS = 'others';

function sourceIn(intl: IntlShape, code: string): string {
  if (code === 'direct') return intl.formatMessage(nameMessages.direct);
  if (code === 'qr') return intl.formatMessage(nameMessages.qr);
  if (code === 'bahamut') return intl.formatMessage(nameMessages.bahamut);
  if (code === 'yahoo-mail') return intl.formatMessage(nameMessages.yahooMail);
  if (code === OTHERS) return intl.formatMessage(nameMessages.otherSites);
  return sourceName(code);
}

const NAMES: Readonly<Record<Dimension | 'referrer', (intl: IntlShape, code: string) => string>> = {
  source: sourceIn,
  referrer: sourceIn,
  platform: (_, code) => platformName(code),
  browser: (_, code) => code,
  language: (intl, code) => languageName(intl.locale, code),
  country: (intl, code) => countryName(intl.locale, code),
};

/** What stands for many; null for what has a name of its own. */
export function useCollectiveNames(): (code: string) => string | null {
  const intl = useIntl();
  return useCallback(
    (code) => {
      if (code === REST) return intl.formatMessage(nameMessages.rest);
      return code === OTHERS ? intl.formatMessage(nameMessages.others) : null;
    },
    [intl],
  );
}

/** How the reader's language calls what clicks are counted under. */
export function useValueNames(): (dimension: Dimension | 'referrer', code: string) => string {
  const intl = useIntl();
  const collectiveName = useCollectiveNames();
  return useCallback(
    (dimension, code) => {
      const isOfSites = dimension === 'source' || dimension === 'referrer';
      const collective = isOfSites && code === OTHERS ? null : collectiveName(code);
      return collective ?? NAMES[dimension](intl, code);
    },
    [intl, collectiveName],
  );
}
