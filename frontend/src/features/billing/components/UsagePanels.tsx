import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { type GroupUsage, RANGES } from '../plan';
import { limitMessages } from '../limit.messages';
import { amountText } from '../plan-words';
import { usageMessages } from '../usage.messages';
import { MeterRow } from './MeterRow';
import { PlaceLink } from './PlaceLink';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export const Section = observer(function Section({ title, lead, children }: SectionProps) {
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

/** What begins anew with each month of the group. */
export const MonthPanel = observer(function MonthPanel({ usage }: { readonly usage: GroupUsage }) {
  const intl = useIntl();
  const { timeZone, resetTime, meters } = usage;
  const date = formatDateTime(intl.locale, resetTime, { style: 'long', timeZone });
  return (
    <Section
      title={intl.formatMessage(usageMessages.month)}
      lead={intl.formatMessage(usageMessages.reset, { date, zone: timeZone })}
    >
      {meters
        .filter(({ isMonthly }) => isMonthly)
        .map((meter) => (
          <MeterRow key={meter.name} meter={meter} isLinked />
        ))}
    </Section>
  );
});

/** What goes down only when something is removed, and how far back the group can look. */
export const StandingPanel = observer(function StandingPanel({ usage }: { readonly usage: GroupUsage }) {
  const intl = useIntl();
  const { meters, plan } = usage;
  return (
    <Section
      title={intl.formatMessage(usageMessages.standing)}
      lead={intl.formatMessage(usageMessages.standingText)}
    >
      {meters
        .filter(({ isMonthly }) => !isMonthly)
        .map((meter) => (
          <MeterRow key={meter.name} meter={meter} isLinked />
        ))}
      {RANGES.map((name) => (
        <Box key={name}>
          <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
            <Text sx={{ fontWeight: 500 }}>{intl.formatMessage(limitMessages[name])}</Text>
            <Text color="textSecondary">{amountText(intl, name, plan.amounts[name])}</Text>
          </Stack>
          <PlaceLink of={name} />
        </Box>
      ))}
    </Section>
  );
});
