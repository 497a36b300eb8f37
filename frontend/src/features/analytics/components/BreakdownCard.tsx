import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DataTable } from '../../../shared/ui/DataTable';
import { Segments } from '../../../shared/ui/Segments';
import { TableTwin } from '../../../shared/ui/TableTwin';
import { Text } from '../../../shared/ui/text';
import { Section } from '../../../shared/ui/Section';
import { breakdownMessages, type BreakdownTab } from '../breakdown.messages';
import { chartMessages } from '../chart.messages';
import type { ReportProps } from '../dashboard-props';
import type { Dimension, NamedClicks } from '../report';
import { openedTab, openTab, toggledFilter } from '../report-query';
import { type CountedBar, BarList } from './BarList';

export interface Breakdown {
  /** Null: it cannot be shown; `instead` says why. */
  readonly items: readonly NamedClicks[] | null;
  readonly nameOf: (code: string) => string;
  /** Absent: nothing can be filtered by it. */
  readonly dimension?: Dimension;
  readonly instead?: ReactNode;
  /** Beside the list. */
  readonly picture?: ReactNode;
}

interface BreakdownCardProps<T extends BreakdownTab> extends ReportProps {
  readonly title: string;
  readonly tabs: readonly [T, ...T[]];
  readonly breakdowns: Readonly<Record<T, Breakdown>>;
  /** Below whichever tab is open. */
  readonly credit?: ReactNode;
}

const Numbers = observer(function Numbers({
  title,
  bars,
}: {
  readonly title: string;
  readonly bars: readonly CountedBar[];
}) {
  const intl = useIntl();
  return (
    <TableTwin>
      <DataTable
        caption={title}
        heads={[title, intl.formatMessage(chartMessages.total), intl.formatMessage(chartMessages.unique)]}
        rows={bars.map(({ key, label, totalClicks, uniqueClicks }) => ({
          key,
          name: label,
          cells: [intl.formatNumber(totalClicks), intl.formatNumber(uniqueClicks)],
        }))}
      />
    </TableTwin>
  );
});

/** Clicks by something: one tab for each way to look at it. */
export const BreakdownCard = observer(function BreakdownCard<T extends BreakdownTab>(
  props: BreakdownCardProps<T>,
) {
  const intl = useIntl();
  const { title, tabs, breakdowns, credit, query, onChange } = props;
  const tab = openTab(query, tabs);
  const { items, nameOf, dimension, instead, picture } = breakdowns[tab];
  const tabTitle = intl.formatMessage(breakdownMessages.tab, { tab });
  const bars = (items ?? []).map((item) => ({ ...item, key: item.name, label: nameOf(item.name) }));
  return (
    <Section
      title={title}
      control={
        <Segments
          label={title}
          choices={tabs.map((value) => ({
            value,
            label: intl.formatMessage(breakdownMessages.tab, { tab: value }),
          }))}
          chosen={tab}
          onChoose={(chosen) => onChange(openedTab(query, tabs, chosen))}
        />
      }
    >
      {items === null ? (
        <Text color="textSecondary" component="div" sx={{ py: 2 }}>
          {instead}
        </Text>
      ) : (
        <>
          {picture}
          <BarList
            label={tabTitle}
            bars={bars}
            chosen={dimension && query.filters[dimension]}
            {...(dimension && { onPick: (value) => onChange(toggledFilter(query, dimension, value)) })}
          />
          {bars.length > 0 && <Numbers title={tabTitle} bars={bars} />}
        </>
      )}
      {credit}
    </Section>
  );
});
