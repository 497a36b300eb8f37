import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { fullest } from '../meter-state';
import { usageMessages } from '../usage.messages';
import { MeterRow } from './MeterRow';

const SHOWN = 3;

/** What comes to its limit first, and the way to all the rest. */
const UsageSummary = observer(function UsageSummary() {
  const intl = useIntl();
  const { usage } = useStores();
  useEffect(() => void usage.load(), [usage]);
  return (
    <Stack sx={{ gap: 2 }}>
      <Loaded request={usage.request} onRetry={() => void usage.load()} height={168}>
        {({ meters }) => (
          <Stack sx={{ gap: 2.25 }}>
            {fullest(meters, SHOWN).map((meter) => (
              <MeterRow key={meter.name} meter={meter} />
            ))}
          </Stack>
        )}
      </Loaded>
      <AppLink
        to={PATHS.usage}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
          width: 'fit-content',
          fontWeight: 600,
        }}
      >
        {intl.formatMessage(usageMessages.all)}
      </AppLink>
    </Stack>
  );
});

export default UsageSummary;
