import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { LinkOnDomain } from '../../../api/link-name';
import { localeOf } from '../../../i18n/locale';
import { dayIn, browserTimeZone } from '../../../shared/calendar';
import { Request } from '../../../shared/request';
import { saveFile } from '../../../shared/save-file';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { linkExportMessages } from './export.messages';
import { createLinkListApi, type LinkQuery } from './list.api';

/** Saves links as a file: what is found, or those that are named. */
export function useExport(): {
  readonly exporting: Request<Blob>;
  readonly save: (wanted: LinkQuery | readonly LinkOnDomain[]) => Promise<void>;
} {
  const intl = useIntl();
  const announce = useAnnounce();
  const api = useApi(createLinkListApi);
  const [exporting] = useState(() => new Request<Blob>());
  const save = async (wanted: LinkQuery | readonly LinkOnDomain[]): Promise<void> => {
    if (exporting.isPending) return;
    const file = await exporting.run(() => api.file(wanted, localeOf(intl.locale)));
    if (file === null) return;
    saveFile(`linklet-links-${dayIn(browserTimeZone(), new Date())}.csv`, file);
    announce(intl.formatMessage(linkExportMessages.saved));
  };
  return { exporting, save };
}
