import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { RadioCards } from '../../../shared/ui/RadioCards';
import { REPORT_REASONS, type ReportReason } from '../report.api';
import { reasonMessages, reportMessages } from '../report.messages';

interface ReasonChoiceProps {
  readonly chosen: ReportReason | null;
  readonly onChoose: (reason: ReportReason) => void;
  readonly error: string | null;
}

/** What is wrong with a link: one of five. */
export const ReasonChoice = observer(function ReasonChoice({ chosen, onChoose, error }: ReasonChoiceProps) {
  const intl = useIntl();
  return (
    <RadioCards
      label={intl.formatMessage(reportMessages.reason)}
      choices={REPORT_REASONS.map((reason) => ({
        value: reason,
        label: intl.formatMessage(reasonMessages.name, { reason }),
        hint: intl.formatMessage(reasonMessages.text, { reason }),
      }))}
      chosen={chosen}
      onChoose={onChoose}
      error={error}
    />
  );
});
