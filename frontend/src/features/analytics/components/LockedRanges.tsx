import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { displayPlanOf } from '../../../shared/display-plan';
import { PATHS } from '../../../shared/paths';
import { planMessages } from '../../../shared/plan.messages';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { ReportProps } from '../dashboard-props';
import { rangeMessages } from '../range.messages';
import { lockedRanges } from '../report-days';

/** What the plan does not show, and where that can be had. */
export const LockedRanges = observer(function LockedRanges({ report, today }: ReportProps) {
  const intl = useIntl();
  const ranges = lockedRanges(report.range, today);
  const plan = report.range.liftedBy;
  if (plan === null || ranges.length === 0) return null;
  const list = intl.formatList(
    ranges.map((range) => intl.formatMessage(rangeMessages.name, { range })),
    { type: 'conjunction' },
  );
  return (
    <Text variant="body2" color="textSecondary" sx={{ '@media print': { display: 'none' } }}>
      <Box component="span" sx={{ mr: 0.75 }}>
        {intl.formatMessage(rangeMessages.locked, {
          ranges: list,
          plan: intl.formatMessage(planMessages.name, { plan: displayPlanOf(plan) }),
        })}
      </Box>
      <AppLink to={PATHS.pricing} underline="always">
        {intl.formatMessage(rangeMessages.plans)}
      </AppLink>
    </Text>
  );
});
