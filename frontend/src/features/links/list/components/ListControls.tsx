import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, Ref } from 'react';
import { useIntl } from 'react-intl';
import { useIsWide } from '../../../../shared/use-is-wide';
import { Button } from '../../../../shared/ui/buttons';
import { ChoiceButton } from '../../../../shared/ui/ChoiceButton';
import { FilterIcon, SortIcon } from '../../../../shared/ui/icons';
import { Stack } from '../../../../shared/ui/layout';
import { Segments } from '../../../../shared/ui/Segments';
import { filterMessages } from '../filter.messages';
import type { Sort } from '../list.api';
import { controlMessages } from '../list-control.messages';
import { filterCount, sortsOf } from '../list-question';
import type { ListView } from '../list-view';
import type { AskedList } from '../use-list-question';
import { SearchField } from './SearchField';

const SORT_TEXTS = {
  newest: controlMessages.newest,
  oldest: controlMessages.oldest,
  clicks: controlMessages.clicks,
  lastClicked: controlMessages.lastClicked,
} as const satisfies Record<Sort, unknown>;

const VIEWS = [
  { value: 'rows', message: controlMessages.rows },
  { value: 'cards', message: controlMessages.cards },
] as const;

const SortChoice = observer(function SortChoice({ asked }: { readonly asked: AskedList }) {
  const intl = useIntl();
  const isWide = useIsWide();
  const { tab, sort } = asked.question;
  const text = intl.formatMessage(SORT_TEXTS[sort]);
  return (
    <ChoiceButton
      label={intl.formatMessage(controlMessages.sort)}
      icon={
        <>
          <SortIcon fontSize="small" />
          {isWide && text}
        </>
      }
      text={text}
      choices={sortsOf(tab).map((value) => ({ value, label: intl.formatMessage(SORT_TEXTS[value]) }))}
      chosen={sort}
      onChoose={(value) => asked.change({ sort: value })}
    />
  );
});

/** On phones it stays in sight while one scrolls. */
const STICKY = {
  alignItems: 'center',
  gap: { xs: 0.5, md: 1 },
  '@media (max-width: 767.9px)': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    mx: -2,
    px: 2,
    py: 0.75,
    bgcolor: 'background.default',
  },
} as const;

interface ListControlsProps {
  readonly asked: AskedList;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  /** The filters are shown. */
  readonly isOpen: boolean;
  readonly filtersId: string;
  readonly onToggle: () => void;
  readonly toggleRef: Ref<HTMLButtonElement>;
  readonly onToggleKey: (event: KeyboardEvent) => void;
}

/** What is looked for, in what order, and how it is drawn. */
export const ListControls = observer(function ListControls(props: ListControlsProps) {
  const { asked, view, onView, isOpen, filtersId, onToggle, toggleRef, onToggleKey } = props;
  const intl = useIntl();
  const isWide = useIsWide();
  const count = filterCount(asked.question);
  const filters = intl.formatMessage(filterMessages.open, { count });
  return (
    <Stack direction="row" sx={STICKY}>
      <SearchField asked={asked} />
      <Button
        variant="outlined"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? filtersId : undefined}
        ref={toggleRef}
        onClick={onToggle}
        onKeyDown={onToggleKey}
        aria-label={isWide ? undefined : filters}
        {...(isWide ? { startIcon: <FilterIcon /> } : {})}
        sx={{ minHeight: 44, minWidth: 44, flex: 'none', px: { xs: 1, md: 2 } }}
      >
        {isWide ? (
          filters
        ) : (
          <>
            <FilterIcon />
            {count > 0 && intl.formatNumber(count)}
          </>
        )}
      </Button>
      <SortChoice asked={asked} />
      {isWide && (
        <Segments
          label={intl.formatMessage(controlMessages.view)}
          choices={VIEWS.map(({ value, message }) => ({ value, label: intl.formatMessage(message) }))}
          chosen={view}
          onChoose={onView}
        />
      )}
    </Stack>
  );
});
