import { useEffect, useRef, useState } from 'react';
import { useLocalQuery } from '../../i18n/use-local-path';

const TYPING_MS = 400;
/** The server reads no more. */
const LONGEST = 100;

/** What is looked for: in the field at once, in the address when typing pauses. */
export function useLogSearch() {
  const [params, setParams] = useLocalQuery();
  const q = (params.get('q') ?? '').slice(0, LONGEST);
  const [text, setText] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (wanted: string): void => {
    clearTimeout(timer.current);
    const next = new URLSearchParams(params);
    if (wanted.trim() === '') next.delete('q');
    else next.set('q', wanted.trim());
    setParams(next);
  };
  const type = (typed: string): void => {
    setText(typed.slice(0, LONGEST));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed.slice(0, LONGEST)), TYPING_MS);
  };
  const clear = (): void => {
    setText('');
    search('');
  };
  return { q, text, type, clear, submit: () => search(text) };
}
