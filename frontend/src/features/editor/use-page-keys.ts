import { useEffect, useRef } from 'react';
import { isPageCovered, takesKeys } from '../../shared/takes-keys';

interface PageKeys {
  readonly save: () => void;
  readonly back: () => void;
}

const isSave = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && ctrlKey !== metaKey && !altKey;

/** Ctrl or Cmd with S saves from everywhere on the page; Esc goes back where it means nothing else. */
export function usePageKeys(keys: PageKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isPageCovered()) return;
      if (isSave(event)) {
        event.preventDefault();
        latest.current.save();
      } else if (event.key === 'Escape' && !takesKeys(event.target)) {
        latest.current.back();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
