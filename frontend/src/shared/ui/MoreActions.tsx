import type { SxProps, Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId, useState } from 'react';
import type { Action } from './action';
import { IconButton } from './buttons';
import { MoreIcon } from './icons';

const loadMenu = () => import('./ActionMenu');
const ActionMenu = lazy(loadMenu);
const preload = (): void => void loadMenu();

interface MoreActionsProps {
  /** Of the button and of its menu. */
  readonly label: string;
  readonly actions: readonly Action[];
  readonly isSmall?: boolean;
  readonly sx?: SxProps<Theme>;
}

/** Three dots that open a menu of what is done less often; it is loaded when the pointer or focus comes near. */
export const MoreActions = observer(function MoreActions(props: MoreActionsProps) {
  const { label, actions, isSmall = false, sx } = props;
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={preload}
        onFocus={preload}
        {...(sx === undefined ? {} : { sx })}
      >
        <MoreIcon {...(isSmall ? { fontSize: 'small' as const } : {})} />
      </IconButton>
      {anchor !== null && (
        <Suspense fallback={null}>
          <ActionMenu
            id={menuId}
            label={label}
            anchor={anchor}
            actions={actions}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
});
