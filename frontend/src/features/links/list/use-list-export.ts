import { useIntl } from 'react-intl';
import type { LinkOnDomain } from '../../../api/link-name';
import { displayPlanOf } from '../../../shared/display-plan';
import { planMessages } from '../../../shared/plan.messages';
import type { Request } from '../../../shared/request';
import { useStores } from '../../../shared/store-context';
import { canExport, PLAN_TO_EXPORT } from './can-export';
import { linkExportMessages } from './export.messages';
import type { LinkQuery } from './list.api';
import { useExport } from './use-export';

export interface ListExport {
  readonly exporting: Request<Blob>;
  /** Which plan exports, where that of the group does not; null where it does, or is not known yet. */
  readonly lock: string | null;
  /** Saves the file, or explains what is missing. */
  readonly start: () => void;
}

/** Links as a file: what is looked for, or those that are selected. */
export function useListExport(wanted: LinkQuery | readonly LinkOnDomain[]): ListExport {
  const intl = useIntl();
  const { reminders, session } = useStores();
  const { exporting, save } = useExport();
  if (session.info === null || canExport(session.info)) {
    return { exporting, lock: null, start: () => void save(wanted) };
  }
  const plan = intl.formatMessage(planMessages.name, { plan: displayPlanOf(PLAN_TO_EXPORT) });
  return {
    exporting,
    lock: intl.formatMessage(linkExportMessages.locked, { plan }),
    start: () => reminders.explain('export', PLAN_TO_EXPORT),
  };
}
