import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { Button } from '../../shared/ui/buttons';

/** What a menu has to know of its button. */
export interface MenuProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

interface MenuButtonProps {
  /** Name for screen readers, when the content alone is none. */
  readonly label?: string;
  readonly menu: { readonly Part: ComponentType<MenuProps>; readonly preload: () => void };
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a menu, which is loaded when the pointer or focus comes near. */
export const MenuButton = observer(function MenuButton(props: MenuButtonProps) {
  const { label, menu, isQuiet = false, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={menu.preload}
        onFocus={menu.preload}
        sx={{
          minWidth: 44,
          flexShrink: 1,
          px: 1.25,
          gap: 0.75,
          fontWeight: 500,
          fontSize: '0.9375rem',
          color: isQuiet ? 'text.secondary' : 'text.primary',
          '&:hover': { color: 'text.primary' },
        }}
      >
        {children}
      </Button>
      {anchor !== null && <menu.Part id={id} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
});
