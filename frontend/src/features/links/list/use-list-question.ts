import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '../../../i18n/locale';
import { useLocalNavigate } from '../../../i18n/use-local-path';
import {
  listAddressOf,
  ALL_LINKS,
  type ListQuestion,
  MAX_SEARCH_LENGTH,
  listQuestionIn,
} from './list-question';

const TYPING_MS = 400;

/** What is looked for: the address says it, so that Back and a shared address work. */
export interface AskedList {
  readonly question: ListQuestion;
  /** The words as the field shows them; in the address when typing pauses. */
  readonly text: string;
  readonly type: (text: string) => void;
  readonly submit: () => void;
  readonly change: (part: Partial<ListQuestion>) => void;
  /** All links of the tab again. */
  readonly clear: () => void;
  /** The page with another question, without a language prefix. */
  readonly pathOf: (question: ListQuestion) => string;
}

/** Words as they were typed, with the addresses that they and those just before them lead to when typing pauses. */
interface Typed {
  readonly words: string;
  readonly to: string;
  readonly via: string | null;
}

/** What is typed, until the reader goes elsewhere, where these words are of no interest. */
function useTyped(here: string): readonly [Typed | null, (typed: Typed | null) => void] {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [place, setPlace] = useState(here);
  if (place !== here) {
    setPlace(here);
    if (typed !== null && here !== typed.to && here !== typed.via) setTyped(null);
  }
  return [typed, setTyped];
}

export function useListQuestion(): AskedList {
  const { pathname, search } = useLocation();
  const goTo = useLocalNavigate();
  const question = useMemo(() => listQuestionIn(new URLSearchParams(search)), [search]);
  const here = listAddressOf(question).toString();
  const shown = useRef(here);
  useEffect(() => {
    shown.current = here;
  }, [here]);
  const [typed, setTyped] = useTyped(here);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = typed?.words ?? question.text;

  const pathOf = (next: ListQuestion): string => {
    const query = listAddressOf(next).toString();
    const { path } = splitLocale(pathname);
    return query === '' ? path : `${path}?${query}`;
  };
  const go = (next: ListQuestion): void => {
    clearTimeout(timer.current);
    setTyped(null);
    goTo(pathOf(next));
  };
  const type = (wanted: string): void => {
    const words = wanted.slice(0, MAX_SEARCH_LENGTH);
    const next = { ...question, text: words.trim() };
    const to = listAddressOf(next).toString();
    const via = typed?.to ?? null;
    setTyped({ words, to, via });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // One does not go back letter by letter. The field keeps its words: another may follow the space at their end.
      if (shown.current === here || shown.current === via) goTo(pathOf(next), { replace: true });
    }, TYPING_MS);
  };
  return {
    question,
    text,
    type,
    submit: () => go({ ...question, text: text.trim() }),
    change: (part) => go({ ...question, text: text.trim(), ...part }),
    clear: () => go({ ...ALL_LINKS, tab: question.tab, sort: question.sort }),
    pathOf,
  };
}
