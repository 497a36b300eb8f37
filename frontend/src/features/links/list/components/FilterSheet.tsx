import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../../shared/ui/buttons';
import { Dialog } from '../../../../shared/ui/Dialog';
import type { LinkListStore } from '../../link-list.store';
import { filterMessages } from '../filter.messages';
import { emptyMessages } from '../list-control.messages';
import { filterCount } from '../list-question';
import { FilterFields, type FilterProps } from './FilterFields';

interface FilterSheetProps extends FilterProps {
  readonly list: LinkListStore;
  readonly onClose: () => void;
}

/** The filters over the list, on phones; its button says how many links they leave. */
const FilterSheet = observer(function FilterSheet({ list, onClose, ...rest }: FilterSheetProps) {
  const intl = useIntl();
  const { total, loading } = list;
  const isKnown = total?.isExact === true && !loading.isPending;
  return (
    <Dialog
      title={intl.formatMessage(filterMessages.region)}
      onClose={onClose}
      actions={
        <>
          {filterCount(rest.asked.question) > 0 && (
            <Button color="inherit" onClick={rest.asked.clear}>
              {intl.formatMessage(emptyMessages.clear)}
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            {isKnown
              ? intl.formatMessage(filterMessages.showCount, { count: total.count })
              : intl.formatMessage(filterMessages.show)}
          </Button>
        </>
      }
    >
      <FilterFields {...rest} />
    </Dialog>
  );
});

export default FilterSheet;
