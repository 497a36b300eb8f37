import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { Request } from '../../../shared/request';
import { Button } from '../../../shared/ui/buttons';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Dialog } from '../../../shared/ui/Dialog';
import { Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { createAnalyticsApi, type Overview } from '../analytics.api';
import { reportShareMessages } from '../share.messages';
import type { LinkName } from '../../../api/link-name';

interface ShareDialogProps {
  readonly link: LinkName;
  readonly overview: Overview;
  readonly onClose: () => void;
}

/** Whether everybody may see the numbers, and the address where they do. */
const ShareDialog = observer(function ShareDialog({ link, overview, onClose }: ShareDialogProps) {
  const intl = useIntl();
  const analyticsApi = useApi(createAnalyticsApi);
  const [isPublic] = useState(() => new Request<boolean>());
  const [changing] = useState(() => new Request<true>());
  useEffect(() => void isPublic.run(() => analyticsApi.isPublic(link)), [isPublic, analyticsApi, link]);
  const change = async (isOn: boolean): Promise<void> => {
    const isDone = await changing.run(() => analyticsApi.setPublic(link, isOn));
    if (isDone !== null) await isPublic.run(() => Promise.resolve(isOn));
  };
  const address = `${overview.shortUrl}+`;
  return (
    <Dialog
      title={intl.formatMessage(reportShareMessages.title)}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {intl.formatMessage(reportShareMessages.close)}
        </Button>
      }
    >
      <Loaded
        request={isPublic}
        onRetry={() => void isPublic.run(() => analyticsApi.isPublic(link))}
        height={120}
      >
        {(isOn) => (
          <Stack sx={{ gap: 1.5 }}>
            <Switch
              label={intl.formatMessage(reportShareMessages.public)}
              hint={intl.formatMessage(
                isOn ? reportShareMessages.publicHint : reportShareMessages.privateHint,
              )}
              isOn={isOn}
              onChange={(next) => void change(next)}
            />
            {changing.error !== null && !changing.isPending && <ProblemNote problem={changing.error} />}
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Text sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>{address}</Text>
              <CopyButton address={address} variant="outlined" />
            </Stack>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
});

export default ShareDialog;
