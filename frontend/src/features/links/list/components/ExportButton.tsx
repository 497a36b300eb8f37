import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { LinkOnDomain } from '../../../../api/link-name';
import { displayPlanOf } from '../../../../shared/display-plan';
import { planMessages } from '../../../../shared/plan.messages';
import { useStores } from '../../../../shared/store-context';
import { Button } from '../../../../shared/ui/buttons';
import { DownloadIcon, LockIcon } from '../../../../shared/ui/icons';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { canExport, PLAN_TO_EXPORT } from '../can-export';
import { exportMessages } from '../export.messages';
import type { LinkQuery } from '../list.api';
import { useExport } from '../use-export';

interface ExportButtonProps {
  /** What is looked for, or the links that are selected. */
  readonly wanted: LinkQuery | readonly LinkOnDomain[];
}

/** Saves links as a file, or says which plan does. */
export const ExportButton = observer(function ExportButton({ wanted }: ExportButtonProps) {
  const intl = useIntl();
  const { reminders, session } = useStores();
  const { exporting, save } = useExport();
  const isOfSelected = !('filters' in wanted);
  const name = intl.formatMessage(isOfSelected ? exportMessages.selected : exportMessages.all);
  if (session.info !== null && !canExport(session.info)) {
    const plan = intl.formatMessage(planMessages.name, { plan: displayPlanOf(PLAN_TO_EXPORT) });
    return (
      <Button
        size="small"
        color="inherit"
        variant={isOfSelected ? 'outlined' : 'text'}
        startIcon={<LockIcon />}
        title={intl.formatMessage(exportMessages.locked, { plan })}
        aria-haspopup="dialog"
        onClick={() => reminders.explain('export', PLAN_TO_EXPORT)}
      >
        {name}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant={isOfSelected ? 'outlined' : 'text'}
        startIcon={<DownloadIcon />}
        aria-disabled={exporting.isPending}
        onClick={() => void save(wanted)}
      >
        {exporting.isPending ? intl.formatMessage(exportMessages.exporting) : name}
      </Button>
      {exporting.state === 'failed' && exporting.error !== null && <ProblemNote problem={exporting.error} />}
    </>
  );
});
