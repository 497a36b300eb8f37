import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useApi, useStores } from '../../../shared/store-context';
import { Stack } from '../../../shared/ui/layout';
import { useIsWide } from '../../../shared/use-is-wide';
import { createLabelsApi } from '../../labels';
import { ClickSummary } from '../list/components/ClickSummary';
import { LinkExportButton } from '../list/components/LinkExportButton';
import { LinkFilterChips } from '../list/components/LinkFilterChips';
import { FilterPanel } from '../list/components/FilterPanel';
import { ListControls } from '../list/components/ListControls';
import { ListTabs } from '../list/components/ListTabs';
import { ListTotal } from '../list/components/ListTotal';
import { FilterChoicesStore } from '../list/filter-choices.store';
import { createLinkListApi } from '../list/list.api';
import { isNarrowed, listQueryOf } from '../list/list-question';
import { useListView } from '../list/list-view';
import { useKeptList } from '../list/use-kept-list';
import { useListQuestion } from '../list/use-list-question';
import { BulkContext } from '../bulk/bulk-context';
import { BulkBar } from '../bulk/components/BulkBar';
import { BulkStatus } from '../bulk/components/BulkStatus';
import { useListKeys } from '../bulk/use-list-keys';
import { useNewBulk } from '../bulk/use-new-bulk';
import { LinkRows } from './LinkRows';

const FilterSheet = lazy(() => import('../list/components/FilterSheet'));

function useFilterChoices(): FilterChoicesStore {
  const api = useApi(createLinkListApi);
  const labelsApi = useApi(createLabelsApi);
  const [choices] = useState(
    () =>
      new FilterChoicesStore({
        tags: async () => (await labelsApi.tags()).tags,
        authors: () => api.authors(),
        domains: () => api.domains(),
      }),
  );
  return choices;
}

/** The filters, which open and close; with Esc the focus goes back to their button. */
function useFilters() {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onKey = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    setIsOpen(false);
    toggle.current?.focus();
  };
  return { id, toggle, isOpen, onKey, onToggle: () => setIsOpen(!isOpen) };
}

/** The links of the current group: what is looked for, and what was found. */
export const GroupLinks = observer(function GroupLinks() {
  const { deviceLinks } = useStores();
  const api = useApi(createLinkListApi);
  const results = useRef<HTMLDivElement>(null);
  const { list, selection, isKept, notes } = useKeptList(results);
  const choices = useFilterChoices();
  const asked = useListQuestion();
  const [view, chooseView] = useListView();
  const isWide = useIsWide();
  const filters = useFilters();
  const wanted = JSON.stringify(listQueryOf(asked.question));
  const latest = useRef(asked.question);
  latest.current = asked.question;
  const bulk = useNewBulk(list, selection);
  const keys = useListKeys(list, bulk);
  const comesBackTo = useRef(isKept ? wanted : null);
  useEffect(() => {
    if (comesBackTo.current === wanted) {
      comesBackTo.current = null;
      // The links may have changed meanwhile.
      void list.refresh();
      return;
    }
    // What is no longer shown must not be changed along with what is.
    selection.clear();
    void list.show(listQueryOf(latest.current));
  }, [list, selection, wanted]);
  const { madeCount } = deviceLinks;
  const shownCount = useRef(madeCount);
  useEffect(() => {
    // One was made in the dialog over the list.
    if (madeCount !== shownCount.current) void list.show(listQueryOf(latest.current));
    shownCount.current = madeCount;
  }, [list, madeCount]);
  return (
    <Stack sx={{ gap: { xs: 0.75, sm: 1.5 } }}>
      <ListTabs asked={asked} />
      <ListControls
        asked={asked}
        view={view}
        onView={chooseView}
        isOpen={filters.isOpen}
        filtersId={filters.id}
        onToggle={filters.onToggle}
        toggleRef={filters.toggle}
        onToggleKey={filters.onKey}
      />
      {filters.isOpen && isWide && (
        <FilterPanel id={filters.id} asked={asked} choices={choices} onKeyDown={filters.onKey} />
      )}
      {filters.isOpen && !isWide && (
        <Suspense fallback={null}>
          <FilterSheet list={list} asked={asked} choices={choices} onClose={filters.onToggle} />
        </Suspense>
      )}
      <LinkFilterChips asked={asked} choices={choices} />
      <BulkContext value={bulk}>
        <Stack
          ref={results}
          tabIndex={-1}
          {...keys}
          {...notes}
          sx={{
            gap: 1,
            outline: 'none',
            // Neither the last row nor what has the focus lies behind the bar of the selection.
            ...(selection.count > 0 && {
              pb: 10,
              '& :is(a, button, input)': { scrollMarginBottom: 144 },
            }),
          }}
        >
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              alignItems: 'center',
              columnGap: 2,
              minHeight: 22,
            }}
          >
            <ListTotal list={list} isNarrowed={isNarrowed(asked.question)} />
            <Stack direction="row" sx={{ alignItems: 'center', columnGap: 2 }}>
              <ClickSummary api={api} />
              {!list.isEmpty && <LinkExportButton wanted={listQueryOf(asked.question)} />}
            </Stack>
          </Stack>
          <BulkBar list={list} />
          <BulkStatus onFocusLost={() => results.current?.focus()} />
          <LinkRows list={list} asked={asked} isCards={isWide && view === 'cards'} />
        </Stack>
      </BulkContext>
    </Stack>
  );
});
