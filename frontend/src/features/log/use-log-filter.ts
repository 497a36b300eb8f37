import { useEffect, useRef, useState } from 'react';
import { useLocalQuery } from '../../i18n/use-local-path';

const TYPING_MS = 400;
/** The server reads no more. */
const LONGEST = 100;

export interface LogFilter {
  /** As it was typed, once typing has paused. */
  readonly q: string;
  /** As the field shows it. */
  readonly text: string;
  /** Whose entries are wanted; null for everybody's. */
  readonly memberId: number | null;
  readonly type: (text: string) => void;
  readonly submit: () => void;
  readonly choose: (memberId: number | null) => void;
  readonly clear: () => void;
}

const idIn = (text: string | null): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;

/** What is looked for: in the field at once, in the address when typing pauses. */
export function useLogFilter(): LogFilter {
  const [params, setParams] = useLocalQuery();
  const q = (params.get('q') ?? '').slice(0, LONGEST);
  const [text, setText] = useState(q);
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
    const kept = typed.slice(0, LONGEST);
    setText(kept);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set({ q: kept.trim() }), TYPING_MS);
  };
  const clear = (): void => {
    setText('');
    set({ q: '', member: '' });
  };
  return {
    q,
    text,
    memberId: idIn(params.get('member')),
    type,
    submit: () => set({ q: text.trim() }),
    choose: (memberId) => set({ q: text.trim(), member: memberId === null ? '' : String(memberId) }),
    clear,
  };
}
