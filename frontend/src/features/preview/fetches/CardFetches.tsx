import { observer } from 'mobx-react-lite';
import { type IntlShape, useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { Fold } from '../../../shared/ui/Fold';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Text } from '../../../shared/ui/text';
import { previewProblems } from '../preview-problem.messages';
import type { CardFetchesStore } from './card-fetches.store';
import { FetchRow } from './FetchRow';
import type { CardReport } from './fetches.api';
import { fetchMessages } from './fetches.messages';
import { serviceOf } from './services';

const Services = observer(function Services({ report }: { readonly report: CardReport }) {
  const intl = useIntl();
  const { services, refreshUrl } = report;
  if (services.length === 0) {
    return <Text color="textSecondary">{intl.formatMessage(fetchMessages.none)}</Text>;
  }
  const address = (
    <Box key="address" component="span" dir="ltr" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
      {readableAddress(refreshUrl)}
    </Box>
  );
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {services.map((fetch) => (
          <FetchRow key={fetch.service} fetch={fetch} freshAddress={refreshUrl} />
        ))}
      </Box>
      {services.some(({ showsOldCard }) => showsOldCard) && (
        <Text variant="body2">{intl.formatMessage(fetchMessages.freshHint, { address })}</Text>
      )}
    </>
  );
});

/** Whether any service shows what is old by now, or else which ones have drawn the card. */
function summaryOf(intl: IntlShape, { report }: CardFetchesStore): string {
  const services = report.value?.services ?? [];
  if (services.some(({ showsOldCard }) => showsOldCard)) return intl.formatMessage(fetchMessages.old);
  return services.map(({ service }) => serviceOf(service).name).join(' · ');
}

/** Which services have drawn the card of a link, and how to have them draw it anew. */
export const CardFetches = observer(function CardFetches({ store }: { readonly store: CardFetchesStore }) {
  const intl = useIntl();
  return (
    <Fold
      id="preview-fetches"
      title={intl.formatMessage(fetchMessages.heading)}
      summary={summaryOf(intl, store)}
    >
      <Stack sx={{ gap: 1 }}>
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(fetchMessages.lead)}
        </Text>
        <Loaded request={store.report} texts={previewProblems} onRetry={() => void store.load()} height={120}>
          {(report) => <Services report={report} />}
        </Loaded>
      </Stack>
    </Fold>
  );
});
