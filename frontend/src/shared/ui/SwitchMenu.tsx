import ListSubheader from '@mui/material/ListSubheader';
import MenuList from '@mui/material/MenuList';
import Skeleton from '@mui/material/Skeleton';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useLocalPath } from '../../i18n/use-local-path';
import type { Action } from './action';
import { actionItem, type MenuChoice, choiceItem, menuLine } from './menu-items';
import { MenuPopover } from './MenuPopover';
import { SwitchFilter } from './SwitchFilter';

interface SwitchMenuProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement;
  /** What is in use now, and what cannot be done at the moment. */
  readonly header: ReactNode;
  /** Ways to go within what is in use. */
  readonly ways: readonly Action[];
  readonly choicesLabel: string;
  readonly choices: readonly MenuChoice[];
  /** How many more choices are on their way. */
  readonly countOfComing: number;
  /** A field above a long list; null: the list is short. */
  readonly filter: {
    readonly label: string;
    readonly empty: string;
    readonly value: string;
    readonly onChange: (text: string) => void;
  } | null;
  /** Below the choices. */
  readonly more: Action;
  readonly onChoose: (key: string) => void;
  readonly onClose: () => void;
}

const coming = (index: number) => (
  <li key={`coming-${index}`} role="presentation">
    <Skeleton variant="rounded" height={40} sx={{ mx: 2, my: 0.75 }} />
  </li>
);

/** An open menu to go on in another place of the same kind, and to the pages of the place in use. */
export default function SwitchMenu(props: SwitchMenuProps) {
  const { filter, choices, onChoose, onClose } = props;
  const localPath = useLocalPath();
  const list = useRef<HTMLUListElement>(null);
  const isFiltered = filter !== null && filter.value.trim() !== '';
  const first = choices[0];

  const onFilterKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    } else if (event.key === 'Enter' && isFiltered && first !== undefined) {
      event.preventDefault();
      onChoose(first.key);
    }
  };
  return (
    <MenuPopover anchor={props.anchor} edge="left" onClose={onClose}>
      {props.header}
      {filter !== null && <SwitchFilter {...filter} isEmpty={choices.length === 0} onKeyDown={onFilterKey} />}
      <MenuList
        ref={list}
        id={props.id}
        aria-label={props.label}
        autoFocusItem={filter === null}
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
        }}
      >
        {isFiltered
          ? []
          : [
              ...props.ways.map((way) => actionItem(way, localPath, onClose)),
              menuLine('line'),
              <ListSubheader
                key="heading"
                role="presentation"
                disableSticky
                sx={{ lineHeight: 2.5, px: 2.25 }}
              >
                {props.choicesLabel}
              </ListSubheader>,
            ]}
        {choices.map((choice) => choiceItem(choice, onChoose))}
        {Array.from({ length: props.countOfComing }, (_, index) => coming(index))}
        {isFiltered ? [] : [menuLine('more-line'), actionItem(props.more, localPath, onClose)]}
      </MenuList>
    </MenuPopover>
  );
}
