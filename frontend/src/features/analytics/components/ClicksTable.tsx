import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { DataTable } from '../../../shared/ui/DataTable';
import { chartMessages } from '../chart.messages';
import type { ChartRow } from '../clicks-chart';

interface ClicksTableProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly ChartRow[];
  readonly isCompared: boolean;
  /** The rows are days or months that can be looked into. */
  readonly onPick?: (index: number) => void;
}

export const ClicksTable = observer(function ClicksTable(props: ClicksTableProps) {
  const { caption, head, rows, isCompared, onPick } = props;
  const intl = useIntl();
  const { total, unique, before, only } = chartMessages;
  const heads = [total, unique, ...(isCompared ? [before] : [])].map((each) => intl.formatMessage(each));
  return (
    <DataTable
      caption={caption}
      heads={[head, ...heads]}
      rows={rows.map((row, index) => ({
        key: row.key,
        name: onPick ? (
          <Button
            size="small"
            aria-label={intl.formatMessage(only, { time: row.title })}
            onClick={() => onPick(index)}
            sx={{ minHeight: 32, ml: -1, px: 1, py: 0 }}
          >
            {row.title}
          </Button>
        ) : (
          row.title
        ),
        cells: [
          intl.formatNumber(row.totalClicks),
          intl.formatNumber(row.uniqueClicks),
          ...(isCompared ? [intl.formatNumber(row.previousClicks ?? 0)] : []),
        ],
      }))}
    />
  );
});
