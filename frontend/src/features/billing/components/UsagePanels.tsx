import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { type GroupUsage, type UsageMeter, type Plan, RANGES } from '../plan';
import { planLimitMessages } from '../limit.messages';
import { amountText } from '../plan-words';
import { usageMessages } from '../usage.messages';
import { MeterRow } from './MeterRow';
import { PlaceLink } from './PlaceLink';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export const UsagePanel = observer(function UsagePanel({ title, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <Panel component="section" aria-labelledby={headingId}>
      <Text id={headingId} component="h2" variant="h2" sx={{ fontSize: '1.25rem' }}>
        {title}
      </Text>
      {lead !== undefined && (
        <Text variant="body2" color="textSecondary">
          {lead}
        </Text>
      )}
      <Stack sx={{ gap: 2.25, mt: 2 }}>{children}</Stack>
    </Panel>
  );
});

interface MetersProps {
  readonly usage: GroupUsage;
  readonly period: UsageMeter['period'];
}

/** All that begins anew at the same time. */
const Meters = observer(function Meters({ usage, period }: MetersProps) {
  return usage.meters
    .filter((meter) => meter.period === period)
    .map((meter) => <MeterRow key={meter.name} meter={meter} isLinked />);
});

/** What begins anew with each day of the group. */
export const DayPanel = observer(function DayPanel({ usage }: { readonly usage: GroupUsage }) {
  const intl = useIntl();
  return (
    <UsagePanel
      title={intl.formatMessage(usageMessages.day)}
      lead={intl.formatMessage(usageMessages.resetDay, { zone: usage.timeZone })}
    >
      <Meters usage={usage} period="day" />
    </UsagePanel>
  );
});

/** What begins anew with each month of the group. */
export const MonthPanel = observer(function MonthPanel({ usage }: { readonly usage: GroupUsage }) {
  const intl = useIntl();
  const { timeZone, resetTime } = usage;
  const date = formatDateTime(intl.locale, resetTime, { style: 'long', timeZone });
  return (
    <UsagePanel
      title={intl.formatMessage(usageMessages.month)}
      lead={intl.formatMessage(usageMessages.reset, { date, zone: timeZone })}
    >
      <Meters usage={usage} period="month" />
    </UsagePanel>
  );
});

interface LastingPanelProps {
  readonly usage: GroupUsage;
  readonly plan: Plan;
}

/** What goes down only when something is removed, and how far back the group can look. */
export const LastingPanel = observer(function LastingPanel({ usage, plan }: LastingPanelProps) {
  const intl = useIntl();
  return (
    <UsagePanel
      title={intl.formatMessage(usageMessages.standing)}
      lead={intl.formatMessage(usageMessages.standingText)}
    >
      <Meters usage={usage} period="ever" />
      {RANGES.map((name) => (
        <Box key={name}>
          <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
            <Text sx={{ fontWeight: 500 }}>{intl.formatMessage(planLimitMessages[name])}</Text>
            <Text color="textSecondary">{amountText(intl, name, plan.amounts[name])}</Text>
          </Stack>
          <PlaceLink of={name} />
        </Box>
      ))}
    </UsagePanel>
  );
});
