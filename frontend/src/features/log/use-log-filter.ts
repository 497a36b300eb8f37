import { useEffect, useRef, useState } from 'react';
import { useLocalQuery } from '../../i18n/use-local-path';
import { type AddressedFilter, filterIn, MAX_QUESTION_LENGTH } from './log-address';

const TYPING_MS = 400;

export interface LogFilter extends AddressedFilter {
  /** As the field shows it. */
  readonly text: string;
  readonly type: (text: string) => void;
  readonly submit: () => void;
  readonly choose: (memberId: number | null) => void;
  readonly clear: () => void;
}

/** What is looked for: in the field at once, in the address when typing pauses. */
export function useLogFilter(): LogFilter {
  const [params, setParams] = useLocalQuery();
  const addressed = filterIn(params);
  const [text, setText] = useState(addressed.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (wanted: Readonly<Partial<Record<'q' | 'member', string>>>): void => {
    clearTimeout(timer.current);
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(wanted)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  };
  const type = (typed: string): void => {
    const kept = typed.slice(0, MAX_QUESTION_LENGTH);
    setText(kept);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set({ q: kept.trim() }), TYPING_MS);
  };
  const clear = (): void => {
    setText('');
    set({ q: '', member: '' });
  };
  return {
    ...addressed,
    text,
    type,
    submit: () => set({ q: text.trim() }),
    choose: (memberId) => set({ q: text.trim(), member: memberId === null ? '' : String(memberId) }),
    clear,
  };
}
