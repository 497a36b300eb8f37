import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { DateField } from '../../../shared/ui/DateField';
import { Box } from '../../../shared/ui/layout';
import type { DashboardProps } from '../dashboard-props';
import { rangeMessages } from '../range.messages';

interface DaysFormProps extends DashboardProps {
  /** The first one that the plan shows; null: all. */
  readonly firstDay: string | null;
}

/** Chooses days by date: the same as dragging over the chart, for the keyboard. */
export const DaysForm = observer(function DaysForm(props: DaysFormProps) {
  const intl = useIntl();
  const { store, query, today, firstDay, onChange } = props;
  const shown = query.days ?? store.report.value;
  const [from, setFrom] = useState(shown?.from ?? today);
  const [to, setTo] = useState(shown?.to ?? today);
  const show = (): void => {
    const [first, last] = from <= to ? [from, to] : [to, from];
    onChange({ ...query, days: { from: first, to: last } });
  };
  return (
    <Box
      role="group"
      aria-label={intl.formatMessage(rangeMessages.days)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        '@media print': { display: 'none' },
      }}
    >
      <DateField
        label={intl.formatMessage(rangeMessages.from)}
        value={from}
        min={firstDay}
        max={today}
        onChange={setFrom}
      />
      <DateField
        label={intl.formatMessage(rangeMessages.to)}
        value={to}
        min={firstDay}
        max={today}
        onChange={setTo}
      />
      <Button variant="outlined" onClick={show} sx={{ minHeight: 44 }}>
        {intl.formatMessage(rangeMessages.showDays)}
      </Button>
    </Box>
  );
});
