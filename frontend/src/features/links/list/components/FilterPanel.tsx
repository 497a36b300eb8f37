import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '../../../../shared/ui/Panel';
import { filterMessages } from '../filter.messages';
import { FilterFields, type FilterProps } from './FilterFields';

interface FilterPanelProps extends FilterProps {
  readonly id: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The filters above the list, where there is room for both: it scrolls by itself, so that results stay in sight. */
export const FilterPanel = observer(function FilterPanel({ id, onKeyDown, ...rest }: FilterPanelProps) {
  const intl = useIntl();
  return (
    <Panel
      component="section"
      id={id}
      aria-label={intl.formatMessage(filterMessages.region)}
      onKeyDown={onKeyDown}
      sx={{ maxHeight: 'max(240px, 40dvh)', overflowY: 'auto' }}
    >
      <FilterFields {...rest} />
    </Panel>
  );
});
