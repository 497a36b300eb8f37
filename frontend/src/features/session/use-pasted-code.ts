import { useEffect } from 'react';
import { codeIn } from './code-text';

/** Takes a code that is pasted anywhere on the page, even as part of the whole mail. */
export function usePastedCode(onCode: (code: string) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const code = codeIn(event.clipboardData?.getData('text') ?? '');
      if (code === null) return;
      event.preventDefault();
      onCode(code);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onCode]);
}
