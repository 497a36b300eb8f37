import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { leftOf } from '../../billing';
import { PayOnceDialog, type StartedOrder, useIsAdmin, useMoney } from '../../payments';
import { batchProblems } from '../batch-problem.messages';
import { taskResultMessages as messages } from '../task.messages';
import type { BatchTaskStore } from '../task.store';
import { uploadMessages } from '../upload.messages';

interface QuotaNoteProps {
  readonly store: BatchTaskStore;
  readonly onStarted: (started: StartedOrder) => void;
}

/** Lets an admin pay for not having to wait. */
const Unlock = observer(function Unlock({ store, onStarted }: QuotaNoteProps) {
  const intl = useIntl();
  const money = useMoney();
  const [isAsking, setAsking] = useState(false);
  const overview = store.overview.value;
  if (overview === null) return null;
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.unlock, { sum: money(overview.price, overview.currency) })}
      </Button>
      {isAsking && (
        <PayOnceDialog
          title={intl.formatMessage(messages.unlockTitle)}
          text={intl.formatMessage(messages.unlockText)}
          order={store.unlock}
          texts={batchProblems}
          onStarted={onStarted}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
});

/** Says that a file has more links than the plan creates on one day, before its sender wonders why it pauses. */
export const QuotaNote = observer(function QuotaNote(props: QuotaNoteProps) {
  const intl = useIntl();
  const { usage } = useStores();
  const isAdmin = useIsAdmin();
  const isOver = (props.store.overview.value?.price ?? 0) > 0;
  // What other files have taken meanwhile counts, too.
  useEffect(() => void usage.load(), [usage]);
  const meter = usage.meterOf('batchLinks');
  if (!isOver || meter === null) return null;
  return (
    <Box sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 2, py: 1.5 }}>
      <Text>{intl.formatMessage(messages.overQuota, { left: leftOf(meter) ?? 0 })}</Text>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        {isAdmin === true && <Unlock {...props} />}
        <AppLink to={PATHS.pricing} underline="always" sx={{ py: 0.5 }}>
          {intl.formatMessage(uploadMessages.plans)}
        </AppLink>
      </Stack>
    </Box>
  );
});
