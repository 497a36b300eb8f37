import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { PrintIcon, ShareIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Switch } from '../../../shared/ui/Switch';
import type { DashboardProps } from '../dashboard-props';
import { rangeMessages } from '../range.messages';
import { shareMessages } from '../share.messages';
import { ExportMenu } from './ExportMenu';
import { RangePicker } from './RangePicker';

const ShareDialog = lazy(() => import('./ShareDialog'));

const Share = observer(function Share({ store }: DashboardProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const overview = store.link?.overview.value ?? null;
  if (store.link === null || overview === null || !store.link.isOwn) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => setOpen(true)}>
        {intl.formatMessage(shareMessages.share)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog link={store.link.name} overview={overview} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});

/** What time the page covers, and what can be done with it. */
export const Toolbar = observer(function Toolbar(props: DashboardProps) {
  const intl = useIntl();
  const { query, onChange } = props;
  return (
    <Stack sx={{ gap: 1 }}>
      <RangePicker {...props} />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 1,
          alignItems: 'center',
          '@media print': { display: 'none' },
        }}
      >
        <Box sx={{ mr: 'auto' }}>
          <Switch
            label={intl.formatMessage(rangeMessages.compare)}
            isOn={query.isCompared}
            onChange={(isCompared) => onChange({ ...query, isCompared })}
          />
        </Box>
        <Share {...props} />
        <ExportMenu {...props} />
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {intl.formatMessage(shareMessages.print)}
        </Button>
      </Stack>
    </Stack>
  );
});
