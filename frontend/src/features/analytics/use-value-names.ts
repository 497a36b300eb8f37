import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { nameMessages } from './names.messages';
import { countryName, languageName, platformName, sourceName } from './proper-names';
import type { Dimension } from './report';

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

/** How the reader's language calls what clicks are counted under. */
export function useValueNames(): (dimension: Dimension | 'referrer', code: string) => string {
  const intl = useIntl();
  return useCallback(
    (dimension, code) =>
      code === OTHERS && dimension !== 'source' && dimension !== 'referrer'
        ? intl.formatMessage(nameMessages.others)
        : NAMES[dimension](intl, code),
    [intl],
  );
}
