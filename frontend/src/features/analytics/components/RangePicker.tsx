import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { LockIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import type { DashboardProps } from '../dashboard-props';
import { rangeMessages } from '../range.messages';
import { lockedRanges } from '../report-days';
import { REPORT_RANGES } from '../report-query';
import { DaysForm } from './DaysForm';

const choice = {
  minHeight: 36,
  py: 0.25,
  px: 1,
  minWidth: 44,
  gap: 0.5,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&[aria-pressed="true"]': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontWeight: 650,
    boxShadow: '0 1px 3px rgb(0 0 0 / 0.18)',
  },
  '&[aria-disabled="true"]': { cursor: 'not-allowed' },
} as const;

/** Phones scroll what has no room beside each other, to the edge of the window. */
const SCROLLED = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  // Room for the outline of what has the focus.
  py: { xs: 0.5, md: 0 },
} as const;

interface RangePickerProps extends DashboardProps {
  /** In the same row. */
  readonly children: ReactNode;
}

/** Chooses the time that the report covers; what the plan does not show is there to be seen, but not to be had. */
export const RangePicker = observer(function RangePicker({ children, ...props }: RangePickerProps) {
  const intl = useIntl();
  const { store, query, today, onChange } = props;
  const [isChoosing, setChoosing] = useState(query.days !== null);
  const shown = store.report.value?.range ?? null;
  const locked = lockedRanges(shown, today);
  return (
    <Stack sx={{ gap: 1 }}>
      <Box sx={SCROLLED}>
        <Stack
          direction="row"
          role="group"
          aria-label={intl.formatMessage(rangeMessages.label)}
          sx={{
            flexShrink: 0,
            bgcolor: 'soft.sunken',
            borderRadius: 1,
            p: 0.5,
            gap: 0.5,
            width: 'fit-content',
          }}
        >
          {REPORT_RANGES.map((range) => (
            <Button
              key={range}
              size="small"
              color="inherit"
              aria-pressed={query.days === null && query.range === range}
              aria-disabled={locked.includes(range)}
              onClick={() => {
                if (locked.includes(range)) return;
                setChoosing(false);
                onChange({ ...query, range, days: null });
              }}
              sx={choice}
            >
              {locked.includes(range) && <LockIcon sx={{ fontSize: 16 }} />}
              {intl.formatMessage(rangeMessages.name, { range })}
            </Button>
          ))}
          <Button
            size="small"
            color="inherit"
            aria-pressed={query.days !== null}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
            sx={choice}
          >
            {intl.formatMessage(rangeMessages.days)}
          </Button>
        </Stack>
        {children}
      </Box>
      {isChoosing && <DaysForm {...props} firstDay={shown?.firstDay ?? null} />}
    </Stack>
  );
});
