import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { ChoiceMenuProps } from './ChoiceMenu';

// Menus bring layers and focus traps with them, which no first look at a page needs.
const loadMenu = () => import('./ChoiceMenu');
const LazyMenu = lazy(loadMenu);

interface ChoiceButtonProps<T extends string> extends Pick<
  ChoiceMenuProps<T>,
  'label' | 'choices' | 'chosen' | 'onChoose'
> {
  readonly icon: ReactNode;
  /** Shown beside the icon where there is room. */
  readonly text?: string;
}

/** A button that opens a menu of choices. */
export function ChoiceButton<T extends string>(props: ChoiceButtonProps<T>) {
  const { label, choices, chosen, onChoose, icon, text } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const choose = (value: string): void => {
    const choice = choices.find((candidate) => candidate.value === value);
    if (choice !== undefined) onChoose(choice.value);
  };
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-label={text === undefined ? label : `${label}: ${text}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        sx={{ minWidth: 44, px: 1.25, gap: 1, fontWeight: 500 }}
      >
        {icon}
        {text}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyMenu
            id={menuId}
            label={label}
            anchor={button.current ?? document.body}
            choices={choices}
            chosen={chosen}
            onChoose={choose}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
