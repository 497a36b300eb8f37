import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Text } from '../../../shared/ui/text';
import { breakdownMessages } from '../breakdown.messages';
import type { DashboardProps } from '../dashboard-props';
import { isFiltered } from '../report-query';

/** Stands at numbers that filters do not narrow, while the page has some. */
export const Unfiltered = observer(function Unfiltered({ query }: Pick<DashboardProps, 'query'>) {
  const intl = useIntl();
  if (!isFiltered(query)) return null;
  return (
    <Text variant="body2" color="textSecondary">
      {intl.formatMessage(breakdownMessages.unfiltered)}
    </Text>
  );
});
