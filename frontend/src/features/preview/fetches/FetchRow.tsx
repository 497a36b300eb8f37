import { observer } from 'mobx-react-lite';
import { type IntlShape, useIntl } from 'react-intl';
import { OuterLink } from '../../../shared/ui/AppLink';
import { CheckIcon, HistoryIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import { CopyFreshAddress } from './CopyFreshAddress';
import type { CardFetch } from './fetches.api';
import { fetchMessages } from './fetches.messages';
import { type KnownService, serviceOf } from './services';

const MINUTE_MS = 60_000;
const DAY_HOURS = 24;

/** Like "24 hours", and in days from two on. */
function spanOf(intl: IntlShape, hours: number): string {
  const isLong = hours > DAY_HOURS;
  const unit = isLong ? 'day' : 'hour';
  return intl.formatNumber(isLong ? hours / DAY_HOURS : hours, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
}

const Mark = observer(function Mark({ service }: { readonly service: KnownService }) {
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: 36,
        height: 36,
        borderRadius: '10px',
        display: 'grid',
        placeItems: 'center',
        bgcolor: service.color,
        color: service.ink,
        border: 1,
        borderColor: 'divider',
        fontWeight: 700,
        fontSize: '0.9375rem',
      }}
    >
      {service.mark}
    </Box>
  );
});

const Freshness = observer(function Freshness({ isOld }: { readonly isOld: boolean }) {
  const intl = useIntl();
  return (
    <Stack component="span" direction="row" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
      {isOld ? (
        <HistoryIcon fontSize="small" color="warning" />
      ) : (
        <CheckIcon fontSize="small" color="success" />
      )}
      <Text component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {intl.formatMessage(isOld ? fetchMessages.old : fetchMessages.current)}
      </Text>
    </Stack>
  );
});

interface FetchRowProps {
  readonly fetch: CardFetch;
  /** The short address in a form that the service has not seen. */
  readonly freshAddress: string;
}

/** One service: when it fetched the card, whether that is old by now, and what can be done then. */
export const FetchRow = observer(function FetchRow({ fetch, freshAddress }: FetchRowProps) {
  const intl = useIntl();
  const when = useWhen(useNow(MINUTE_MS));
  const service = serviceOf(fetch.service);
  const { showsOldCard, cacheHours, toolUrl, fetches: count } = fetch;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Mark service={service} />
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.25 }}>
        <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Text sx={{ fontWeight: 650 }}>{service.name}</Text>
          <Freshness isOld={showsOldCard} />
        </Stack>
        {service.also !== undefined && (
          <Text variant="caption" color="textSecondary">
            {service.also}
          </Text>
        )}
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(fetchMessages.fetched, { when: when(fetch.lastFetchTime), count })}
        </Text>
        {showsOldCard && cacheHours !== null && (
          <Text variant="body2" color="textSecondary">
            {intl.formatMessage(fetchMessages.asksAgain, { time: spanOf(intl, cacheHours) })}
          </Text>
        )}
        {(showsOldCard || toolUrl !== null) && (
          <Stack
            direction="row"
            sx={{ columnGap: 2, rowGap: 1, mt: 0.75, flexWrap: 'wrap', alignItems: 'center' }}
          >
            {showsOldCard && <CopyFreshAddress address={freshAddress} />}
            {toolUrl !== null && (
              <OuterLink
                href={toolUrl}
                underline="always"
                aria-label={intl.formatMessage(fetchMessages.toolFor, { app: service.name })}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {intl.formatMessage(fetchMessages.tool)}
              </OuterLink>
            )}
          </Stack>
        )}
      </Stack>
    </Stack>
  );
});
