import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Switch } from '../../../shared/ui/Switch';
import type { DashboardProps } from '../dashboard-props';
import { rangeMessages } from '../range.messages';
import { RangePicker } from './RangePicker';

/** What time the page covers, and what it is compared with. */
export const Toolbar = observer(function Toolbar(props: DashboardProps) {
  const intl = useIntl();
  const { query, onChange } = props;
  return (
    <RangePicker {...props}>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <Switch
          label={intl.formatMessage(rangeMessages.compare)}
          isOn={query.isCompared}
          onChange={(isCompared) => onChange({ ...query, isCompared })}
        />
      </Box>
    </RangePicker>
  );
});
