import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { rangeMessages } from '../range.messages';
import { OWN_DAYS, type RangeChoicesProps } from './range-choice';

/** All ranges in one field, because phones have no room for as many buttons. */
export const RangeSelect = observer(function RangeSelect({
  choices,
  query,
  isChoosing,
  onChoose,
}: RangeChoicesProps) {
  const intl = useIntl();
  return (
    <Box sx={{ flex: '0 0 136px' }}>
      <Select
        label={intl.formatMessage(rangeMessages.label)}
        isLabelHidden
        choices={choices}
        chosen={isChoosing || query.days !== null ? OWN_DAYS : query.range}
        onChoose={onChoose}
      />
    </Box>
  );
});
