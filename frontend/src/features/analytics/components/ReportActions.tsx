import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { PrintIcon, ShareIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import type { DashboardProps } from '../dashboard-props';
import { reportShareMessages } from '../share.messages';
import { ExportMenu } from './ExportMenu';
import { ToolButton } from './ToolButton';

const ShareDialog = lazy(() => import('./ShareDialog'));

const Share = observer(function Share({ store }: DashboardProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const overview = store.link?.overview.value ?? null;
  if (store.link === null || overview === null || !store.link.isOwn) return null;
  return (
    <>
      <ToolButton
        label={intl.formatMessage(reportShareMessages.share)}
        Icon={ShareIcon}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog link={store.link.name} overview={overview} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});

/** What can be done with the numbers, beside the heading. */
export const ReportActions = observer(function ReportActions(props: DashboardProps) {
  const intl = useIntl();
  return (
    <Stack
      direction="row"
      sx={{ gap: { xs: 0.5, sm: 1 }, ml: 'auto', alignSelf: 'center', '@media print': { display: 'none' } }}
    >
      <Share {...props} />
      <ExportMenu {...props} />
      <ToolButton
        label={intl.formatMessage(reportShareMessages.print)}
        Icon={PrintIcon}
        onClick={() => window.print()}
      />
    </Stack>
  );
});
