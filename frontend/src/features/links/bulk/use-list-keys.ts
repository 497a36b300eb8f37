import type { KeyboardEvent } from 'react';
import { useStores } from '../../../shared/store-context';
import { takesKeys } from '../../../shared/takes-keys';
import type { LinkListStore } from '../link-list.store';
import type { Bulk } from './bulk-context';
import { keyOf } from './bulk-parts';

/** The link whose row has the focus. */
const focusedIn = (target: EventTarget, { links }: LinkListStore) => {
  const key = target instanceof Element ? target.closest('[data-link]')?.getAttribute('data-link') : null;
  return links.find((link) => keyOf(link) === key);
};

const isPlain = ({ altKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !nativeEvent.isComposing;

/** Esc selects nothing any more; single keys work on the row with the focus, while they are switched on. */
export function useListKeys(list: LinkListStore, { bulk, selection }: Bulk) {
  const { shell } = useStores();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isPlain(event)) return;
    if (event.key === 'Escape' && selection.count > 0) selection.clear();
    else if (shell.hasShortcuts && !takesKeys(event.target)) onSingleKey(event);
  };
  const onSingleKey = (event: KeyboardEvent): void => {
    const link = focusedIn(event.target, list);
    if (link === undefined) return;
    if (event.key === 'x') selection.toggle(link, list.links);
    else if (event.key === '#' && link.trashTime === null) bulk.begin({ kind: 'trash' }, [link]);
    else return;
    event.preventDefault();
  };
  return { onKeyDown };
}
