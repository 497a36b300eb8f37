import { useCallback } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { reportNameMessages } from './names.messages';
import { countryName, languageName, platformName, sourceName } from './proper-names';
import { type Dimension, REST } from './report';

const OTHERS = 'others';

/** Sources whose names differ by language. */
const SOURCES: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  direct: reportNameMessages.direct,
  qr: reportNameMessages.qr,
  bahamut: reportNameMessages.bahamut,
  'yahoo-mail': reportNameMessages.yahooMail,
  baidu: reportNameMessages.baidu,
  weibo: reportNameMessages.weibo,
  xiaohongshu: reportNameMessages.xiaohongshu,
  'icloud-mail': reportNameMessages.icloudMail,
  'yandex-mail': reportNameMessages.yandexMail,
  'naver-mail': reportNameMessages.naverMail,
  'qq-mail': reportNameMessages.qqMail,
  'netease-mail': reportNameMessages.neteaseMail,
  [OTHERS]: reportNameMessages.otherSites,
};

function sourceIn(intl: IntlShape, code: string): string {
  const message = SOURCES[code];
  return message === undefined ? sourceName(code) : intl.formatMessage(message);
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
      if (code === REST) return intl.formatMessage(reportNameMessages.rest);
      return code === OTHERS ? intl.formatMessage(reportNameMessages.others) : null;
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
