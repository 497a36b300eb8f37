import { type KeyboardEvent, useEffect } from 'react';
import { useStores } from '../../../shared/store-context';
import { isPageCovered, takesKeys } from '../../../shared/takes-keys';
import type { LinkListStore } from '../link-list.store';
import type { Bulk } from './bulk-context';
import { linkKeyOf } from './bulk-parts';

const isPlain = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => !altKey && !ctrlKey && !metaKey;

const ROW = '[data-link]';
const STEPS: Readonly<Partial<Record<string, number>>> = { j: 1, k: -1 };

/** The next row, or the one before; from elsewhere on the page, the first one. */
function focusRow(step: number): void {
  const rows = [...document.querySelectorAll(ROW)];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[here === -1 ? 0 : here + step];
  next?.querySelector<HTMLElement>('a')?.focus();
}

/** `j` and `k` go from row to row, from wherever one is on the page. */
function useRowSteps(): void {
  const { shell } = useStores();
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined || event.defaultPrevented || event.isComposing || !isPlain(event)) return;
      if (!shell.hasShortcuts || takesKeys(event.target) || isPageCovered()) return;
      event.preventDefault();
      focusRow(step);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shell]);
}

/** The control of a row that a key is for. */
const controlFor = ({ key, target }: KeyboardEvent): HTMLElement | null =>
  /^[a-z]$/.test(key) && target instanceof Element
    ? (target.closest(ROW)?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ?? null)
    : null;

/** The link whose row has the focus. */
const focusedIn = (target: EventTarget, { links }: LinkListStore) => {
  const key = target instanceof Element ? target.closest(ROW)?.getAttribute('data-link') : null;
  return links.find((link) => linkKeyOf(link) === key);
};

/** Esc selects nothing any more; single keys work on the row with the focus, while they are switched on. */
export function useListKeys(list: LinkListStore, { bulk, selection }: Bulk) {
  const { shell } = useStores();
  useRowSteps();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || !isPlain(event)) return;
    if (event.key === 'Escape' && selection.count > 0) selection.clear();
    else if (shell.hasShortcuts && !takesKeys(event.target)) onSingleKey(event);
  };
  const onSingleKey = (event: KeyboardEvent): void => {
    const link = focusedIn(event.target, list);
    if (link === undefined) return;
    if (event.key === 'x') selection.toggle(link, list.links);
    else if (event.key === '#' && link.trashTime === null) bulk.begin({ kind: 'trash' }, [link]);
    else {
      const control = controlFor(event);
      if (control === null) return;
      control.click();
    }
    event.preventDefault();
  };
  return { onKeyDown };
}
