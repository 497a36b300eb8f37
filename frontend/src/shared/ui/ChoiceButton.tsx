import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChoiceMenuProps } from './ChoiceMenu';
import { uiMessages } from './ui.messages';

// Menus bring layers and focus traps with them, which no first look at a page needs.
const loadMenu = () => import('./ChoiceMenu');
const LazyMenu = lazy(loadMenu);

interface ChoiceButtonProps<T extends string> extends Pick<
  ChoiceMenuProps<T>,
  'label' | 'choices' | 'chosen' | 'onChoose'
> {
  readonly icon: ReactNode;
  /** What is chosen, in the name of the button. */
  readonly text?: string;
}

/** A button that opens a menu of choices. */
export function ChoiceButton<T extends string>(props: ChoiceButtonProps<T>) {
  const { label, choices, chosen, onChoose, icon, text } = props;
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const choose = (value: string): void => {
    const choice = choices.find((candidate) => candidate.value === value);
    if (choice !== undefined) onChoose(choice.value);
  };
  return (
    <>
      <Button
        color="inherit"
        aria-label={
          text === undefined ? label : intl.formatMessage(uiMessages.valueOf, { name: label, value: text })
        }
        aria-haspopup
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        sx={{ minWidth: 44, px: 1.25, gap: 1, fontWeight: 500 }}
      >
        {icon}
      </Button>
      {anchor !== null && (
        <Suspense fallback={null}>
          <LazyMenu
            id={menuId}
            label={label}
            anchor={anchor}
            choices={choices}
            chosen={chosen}
            onChoose={choose}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
