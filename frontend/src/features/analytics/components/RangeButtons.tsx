import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Segments } from '../../../shared/ui/Segments';
import { chartMessages } from '../analytics.messages';
import { DAY_RANGES, type DayRange } from '../report-range';

interface RangeButtonsProps {
  readonly days: DayRange;
  readonly onChange: (days: DayRange) => void;
}

export const RangeButtons = observer(function RangeButtons({ days, onChange }: RangeButtonsProps) {
  const intl = useIntl();
  const choices = DAY_RANGES.map((value) => ({
    value,
    label: intl.formatMessage(chartMessages.lastDays, { days: value }),
  }));
  return (
    <Segments
      label={intl.formatMessage(chartMessages.range)}
      choices={choices}
      chosen={days}
      onChoose={onChange}
    />
  );
});
