import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { DataTable } from '../../../shared/ui/DataTable';
import { chartMessages } from '../analytics.messages';
import type { ChartRow } from '../clicks-chart';

interface ClicksTableProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly ChartRow[];
  /** The rows are days that can be looked into. */
  readonly onPick?: (index: number) => void;
}

export const ClicksTable = observer(function ClicksTable({ caption, head, rows, onPick }: ClicksTableProps) {
  const intl = useIntl();
  return (
    <DataTable
      caption={caption}
      heads={[head, intl.formatMessage(chartMessages.total), intl.formatMessage(chartMessages.unique)]}
      rows={rows.map((row, index) => ({
        key: row.key,
        name: onPick ? (
          <Button
            size="small"
            aria-label={intl.formatMessage(chartMessages.showHours, { date: row.title })}
            onClick={() => onPick(index)}
            sx={{ minHeight: 32, ml: -1, px: 1, py: 0 }}
          >
            {row.title}
          </Button>
        ) : (
          row.title
        ),
        cells: [intl.formatNumber(row.totalClicks), intl.formatNumber(row.uniqueClicks)],
      }))}
    />
  );
});
