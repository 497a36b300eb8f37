import { useState } from 'react';
import { StoredValue } from '../../../shared/storage';

export type ListView = 'rows' | 'cards';

const shelf = new StoredValue('list-view');

const kept = (): ListView => (shelf.read() === 'cards' ? 'cards' : 'rows');

/** How this device's user likes the list; narrow screens have room for cards only. */
export function useListView(): readonly [view: ListView, choose: (view: ListView) => void] {
  const [view, setView] = useState(kept);
  const choose = (next: ListView): void => {
    shelf.write(next);
    setView(next);
  };
  return [view, choose];
}
