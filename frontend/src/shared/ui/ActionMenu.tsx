import MenuList from '@mui/material/MenuList';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../i18n/use-local-path';
import type { Action } from './action';
import { actionItem, menuLine } from './menu-items';
import { MenuPopover } from './MenuPopover';

interface ActionMenuProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly actions: readonly Action[];
  /** Which edges of button and menu are in line. */
  readonly edge?: 'left' | 'right';
  /** Above the actions. */
  readonly header?: ReactNode;
  readonly onClose: () => void;
}

/** An open menu of ways to go and things to do. */
export default function ActionMenu(props: ActionMenuProps) {
  const { id, label, anchor, actions, edge = 'right', header, onClose } = props;
  const localPath = useLocalPath();
  return (
    <MenuPopover anchor={anchor} edge={edge} onClose={onClose}>
      {header}
      <MenuList
        id={id}
        aria-label={label}
        autoFocusItem
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
        }}
      >
        {actions.flatMap((action) => [
          ...(action.isApart === true ? [menuLine(`${action.key}-line`)] : []),
          actionItem(action, localPath, onClose),
        ])}
      </MenuList>
    </MenuPopover>
  );
}
