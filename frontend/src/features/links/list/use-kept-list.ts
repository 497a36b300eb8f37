import { type RefObject, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { positionInHistory } from '../../../shared/react-router-insides';
import { useApi, useStores } from '../../../shared/store-context';
import { SelectionStore } from '../bulk/selection.store';
import { LinkListStore } from '../link-list.store';
import type { KeptList, RowFocus } from './kept-lists';
import { createLinkListApi } from './list.api';

const ROW = '[data-link]';
const CONTROLS = 'a, button, input';

function focusOf(target: EventTarget): RowFocus | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest(ROW);
  const control = target.closest(CONTROLS);
  if (row === null || control === null) return null;
  return {
    row: row.getAttribute('data-link') ?? '',
    control: [...row.querySelectorAll(CONTROLS)].indexOf(control),
  };
}

/** Without moving the page, whose place is known. */
function giveFocus(results: Element | null, { row, control }: RowFocus): void {
  const rows = [...(results?.querySelectorAll(ROW) ?? [])];
  const controls = rows
    .find((each) => each.getAttribute('data-link') === row)
    ?.querySelectorAll<HTMLElement>(CONTROLS);
  (controls?.[control] ?? controls?.[0])?.focus({ preventScroll: true });
}

/** Where one is on the page, while the address is still that of the list. */
function useScrollNote(kept: KeptList, entry: string): void {
  useEffect(() => {
    const position = positionInHistory();
    const note = (): void => {
      if (positionInHistory() === position) kept.scrollY = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [kept, entry]);
}

export interface OpenList extends Pick<KeptList, 'list' | 'selection'> {
  /** The reader came back to it: its links are there already. */
  readonly isKept: boolean;
  /** Goes on the element around the rows. */
  readonly notes: { readonly onFocus: Note; readonly onClick: Note };
}

type Note = (event: { readonly target: EventTarget }) => void;

/** A list of links; a reader who goes back to it finds it as they left it. */
export function useKeptList(results: RefObject<Element | null>): OpenList {
  const { keptLists, linksApi } = useStores();
  const api = useApi(createLinkListApi);
  const { key } = useLocation();
  const way = useNavigationType();
  const [found] = useState(() => (way === NavigationType.Pop ? keptLists.find(key) : undefined));
  const [kept] = useState<KeptList>(
    () =>
      found ?? {
        list: new LinkListStore(api, linksApi),
        selection: new SelectionStore(api),
        scrollY: 0,
        focus: null,
      },
  );
  useEffect(() => keptLists.keep(key, kept), [keptLists, key, kept]);
  useScrollNote(kept, key);
  useEffect(() => {
    if (found === undefined) return;
    // The heading of a page that is new takes the focus; this comes after it.
    if (found.focus !== null) giveFocus(results.current, found.focus);
    window.scrollTo(0, found.scrollY);
  }, [found, results]);
  const [notes] = useState(() => {
    // Not every browser gives a link the focus that was clicked.
    const note: Note = ({ target }) => {
      kept.focus = focusOf(target) ?? kept.focus;
    };
    return { onFocus: note, onClick: note };
  });
  return { list: kept.list, selection: kept.selection, isKept: found !== undefined, notes };
}
