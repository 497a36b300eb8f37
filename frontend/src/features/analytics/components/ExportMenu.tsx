import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { localeOf } from '../../../i18n/locale';
import { planMessages } from '../../../shared/plan.messages';
import { Request } from '../../../shared/request';
import { saveFile } from '../../../shared/save-file';
import type { Action } from '../../../shared/ui/action';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { DownloadIcon, LockIcon } from '../../../shared/ui/icons';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { FILE_FORMATS, type FileFormat } from '../export-file';
import { createAnalyticsApi, type NamedFile } from '../analytics.api';
import type { DashboardProps } from '../dashboard-props';
import { askedReport } from '../report-query';
import { reportShareMessages } from '../share.messages';
import type { Subject } from '../subject';
import { ToolButton } from './ToolButton';

const loadMenu = () => import('../../../shared/ui/ActionMenu');
const ActionMenu = lazy(loadMenu);

/** Where the plan has no files, which one has. No plan says what those who run the site see of it. */
function useLock({ kind }: Subject): { readonly isLocked: boolean; readonly hint: string } {
  const intl = useIntl();
  const { catalogue, session } = useStores();
  useEffect(() => void catalogue.load(), [catalogue]);
  const isLocked =
    kind !== 'site' && catalogue.named(session.info?.currentPlan ?? null)?.features.export === false;
  const first = catalogue.firstWith('export');
  const plan = first === null ? null : intl.formatMessage(planMessages.name, { plan: first.displayPlan });
  return {
    isLocked,
    hint:
      plan === null
        ? intl.formatMessage(reportShareMessages.lockedUnknown)
        : intl.formatMessage(reportShareMessages.locked, { plan }),
  };
}

/** Saves what is shown as a file. */
export const ExportMenu = observer(function ExportMenu({ store, query }: DashboardProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const analyticsApi = useApi(createAnalyticsApi);
  const [exporting] = useState(() => new Request<NamedFile>());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { subject, timezone } = store;
  const { isLocked, hint } = useLock(subject);
  const save = async (format: FileFormat): Promise<void> => {
    const asked = askedReport(query, timezone);
    const input = { format, lang: localeOf(intl.locale) };
    const file = await exporting.run(() => analyticsApi.file(subject, input, asked));
    if (file === null) return;
    saveFile(file.name, file.content);
    announce(intl.formatMessage(reportShareMessages.saved));
  };
  const actions: Action[] = FILE_FORMATS.map((format) => ({
    key: format,
    label: intl.formatMessage(reportShareMessages.format, { format }),
    icon: isLocked ? <LockIcon fontSize="small" /> : <DownloadIcon fontSize="small" />,
    ...(isLocked ? { hint, to: PATHS.pricing } : { onSelect: () => void save(format) }),
  }));
  return (
    <>
      <ToolButton
        label={intl.formatMessage(
          exporting.isPending ? reportShareMessages.exporting : reportShareMessages.export,
        )}
        Icon={DownloadIcon}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        aria-disabled={exporting.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
      />
      {anchor !== null && (
        <Suspense fallback={null}>
          <ActionMenu
            id={id}
            label={intl.formatMessage(reportShareMessages.export)}
            anchor={anchor}
            actions={actions}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
      {exporting.error !== null && !exporting.isPending && <ProblemNote problem={exporting.error} />}
    </>
  );
});
