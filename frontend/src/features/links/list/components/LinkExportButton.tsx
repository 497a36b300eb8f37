import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../../shared/ui/buttons';
import { DownloadIcon, LockIcon } from '../../../../shared/ui/icons';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { linkExportMessages } from '../export.messages';
import type { LinkQuery } from '../list.api';
import { useListExport } from '../use-list-export';

interface ExportButtonProps {
  /** What is looked for. */
  readonly wanted: LinkQuery;
}

/** Saves the links of the list as a file, or says which plan does. */
export const LinkExportButton = observer(function LinkExportButton({ wanted }: ExportButtonProps) {
  const intl = useIntl();
  const { exporting, lock, start } = useListExport(wanted);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="text"
        startIcon={lock === null ? <DownloadIcon /> : <LockIcon />}
        aria-disabled={exporting.isPending}
        {...(lock === null ? {} : { title: lock, 'aria-haspopup': 'dialog' })}
        onClick={start}
      >
        {intl.formatMessage(exporting.isPending ? linkExportMessages.exporting : linkExportMessages.all)}
      </Button>
      {exporting.state === 'failed' && exporting.error !== null && <ProblemNote problem={exporting.error} />}
    </>
  );
});
