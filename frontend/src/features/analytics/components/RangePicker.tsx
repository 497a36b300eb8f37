import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { useIsPhone } from '../../../shared/use-is-wide';
import type { DashboardProps } from '../dashboard-props';
import { rangeMessages } from '../range.messages';
import { lockedRanges } from '../report-days';
import { REPORT_RANGES } from '../report-query';
import { DaysForm } from './DaysForm';
import { RangeButtons } from './RangeButtons';
import { OWN_DAYS, type RangeChoice } from './range-choice';
import { RangeSelect } from './RangeSelect';

/** On phones one line, in which the words beside the choice may take two. */
const ROW = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  flexWrap: { xs: 'nowrap', md: 'wrap' },
} as const;

interface RangePickerProps extends DashboardProps {
  /** Beside the choice. */
  readonly children: ReactNode;
}

/** Chooses the time that the report covers; what the plan does not show is there to be seen, but not to be had. */
export const RangePicker = observer(function RangePicker({ children, ...props }: RangePickerProps) {
  const intl = useIntl();
  const isPhone = useIsPhone();
  const { store, query, today, onChange } = props;
  const [isChoosing, setChoosing] = useState(query.days !== null);
  const shown = store.report.value?.range ?? null;
  const locked = lockedRanges(shown, today);
  const choices: readonly RangeChoice[] = [
    ...REPORT_RANGES.map((range) => ({
      value: range,
      label: intl.formatMessage(rangeMessages.name, { range }),
      isLocked: locked.includes(range),
    })),
    { value: OWN_DAYS, label: intl.formatMessage(rangeMessages.days), isLocked: false },
  ];
  const choose = (range: RangeChoice['value']): void => {
    setChoosing(range === OWN_DAYS && !isChoosing);
    if (range !== OWN_DAYS) onChange({ ...query, range, days: null });
  };
  const Choices = isPhone ? RangeSelect : RangeButtons;
  return (
    <Stack sx={{ gap: 1 }}>
      <Box sx={ROW}>
        <Choices choices={choices} query={query} isChoosing={isChoosing} onChoose={choose} />
        {children}
      </Box>
      {isChoosing && <DaysForm {...props} firstDay={shown?.firstDay ?? null} />}
    </Stack>
  );
});
