import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Meter } from '../../../shared/ui/Meter';
import { type ReportReason, REPORT_REASONS } from '../report.api';
import { caseMessages } from '../cases.messages';
import { reasonMessages } from '../report.messages';

interface ReasonBarsProps {
  readonly counts: Readonly<Record<ReportReason, number>>;
  readonly total: number;
}

/** How many reports name each reason; those without a report are left out. */
export const ReasonBars = observer(function ReasonBars({ counts, total }: ReasonBarsProps) {
  const intl = useIntl();
  const named = REPORT_REASONS.filter((reason) => counts[reason] > 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {named.map((reason) => (
        <Meter
          key={reason}
          label={intl.formatMessage(reasonMessages.name, { reason })}
          text={intl.formatMessage(caseMessages.total, { count: counts[reason] })}
          used={counts[reason]}
          limit={total}
          isShare
        />
      ))}
    </Box>
  );
});
