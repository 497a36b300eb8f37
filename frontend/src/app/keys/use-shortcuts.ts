import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusOn } from '../../shared/focus-request';
import { useCreate } from '../shell/use-create';
import { useStores } from '../../shared/store-context';
import { takesKeys } from '../../shared/takes-keys';
import { shortcutOf } from './shortcuts';

/** Listens for the keys that work on every page. */
export function useShortcuts(): void {
  const { shell } = useStores();
  const create = useRef(useCreate());
  const latest = useCreate();
  useEffect(() => {
    create.current = latest;
  });
  // Before anything is painted, so that a person who sees the page can press keys on it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const shortcut = shortcutOf(event, {
        isTyping: takesKeys(event.target),
        isOn: shell.hasShortcuts,
        isCovered: shell.overlay !== null,
      });
      if (shortcut === null) return;
      event.preventDefault();
      if (shortcut === 'create') create.current();
      else if (shortcut === 'keys') shell.open('keys');
      else if (shortcut === 'palette') shell.toggle('palette');
      else if (!focusOn('search')) shell.open('palette');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shell]);
}
