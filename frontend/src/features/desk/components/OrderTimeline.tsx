import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { Box } from '../../../shared/ui/layout';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import type { TimelineEvent } from '../billing-desk.api';
import { billedOrderMessages as messages } from '../billed-order.messages';
import { useDeskWords } from '../use-desk-words';

const Happened = observer(function Happened({ event }: { readonly event: TimelineEvent }) {
  const intl = useIntl();
  const { details, alertName } = useDeskWords();
  const { time, kind, by } = event;
  const { alert, ...rest } = event.details;
  const shown = alert === undefined ? rest : { alert: alertName(alert), ...rest };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
        columnGap: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Text component="time" variant="body2" color="textSecondary" dateTime={time}>
        {formatDateTime(intl.locale, time, { hasSeconds: true })}
      </Text>
      <Box>
        <Text sx={{ fontWeight: 600 }}>{intl.formatMessage(messages.event, { kind })}</Text>
        <Text variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {[...(by === null ? [] : [intl.formatMessage(messages.by, { name: by })]), ...details(shown)].join(
            ' · ',
          )}
        </Text>
      </Box>
    </Box>
  );
});

interface TimelineProps {
  readonly events: readonly TimelineEvent[];
}

/** All that has happened to an order, earliest first. */
export const OrderTimeline = observer(function OrderTimeline({ events }: TimelineProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.timeline);
  return (
    <Section title={title}>
      <Box component="ol" aria-label={title} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {events.map((event, index) => (
          // Several of a kind may happen in one moment.
          <Happened key={`${event.time} ${index}`} event={event} />
        ))}
      </Box>
    </Section>
  );
});
