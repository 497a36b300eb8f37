import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from './hidden';
import { SearchIcon } from './icons';

export interface SearchItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Items with the same heading stand together below it. */
  readonly heading: string;
}

interface SearchListProps<T extends SearchItem> {
  readonly label: string;
  readonly placeholder: string;
  readonly find: (question: string) => readonly T[];
  /** Hears every question, for what `find` will know a moment later. */
  readonly onAsk?: ((question: string) => void) | undefined;
  /** Said instead of the list when nothing was found. */
  readonly empty: string;
  /** Says how many were found. */
  readonly countText: (count: number) => string;
  readonly onPick: (item: T) => void;
  readonly onClose: () => void;
}

const NAVIGATION: Readonly<Partial<Record<string, (at: number, last: number) => number>>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (at, last) => Math.min(last, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
};

const field = {
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '1.0625rem',
  height: 56,
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  px: 1.5,
  mx: 1,
  borderRadius: 1,
  cursor: 'pointer',
  '&[aria-selected="true"]': { bgcolor: 'soft.primary', outline: '1px solid', outlineColor: 'primary.main' },
} as const;

interface OptionProps {
  readonly item: SearchItem;
  readonly id: string;
  readonly isChosen: boolean;
  readonly onPick: () => void;
  readonly onPoint: () => void;
}

/** Only pointers act on it: the field keeps the focus and handles the keys, as the pattern of a combobox has it. */
function Option({ item, id, isChosen, onPick, onPoint }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Box
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onPick}
      onPointerMove={onPoint}
      sx={option}
    >
      <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {item.label}
      </Box>
      {item.hint !== undefined && (
        <Box
          component="span"
          dir="auto"
          sx={{
            ml: 'auto',
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            color: 'text.secondary',
            fontSize: '0.875rem',
          }}
        >
          {item.hint}
        </Box>
      )}
    </Box>
  );
}

interface FoundProps<T extends SearchItem> {
  readonly id: string;
  readonly label: string;
  readonly found: readonly T[];
  readonly chosen: T | undefined;
  readonly onPick: (item: T) => void;
  readonly onPoint: (item: T) => void;
}

const optionId = (listId: string, item: SearchItem): string => `${listId}-${item.id}`;

function Found<T extends SearchItem>({ id, label, found, chosen, onPick, onPoint }: FoundProps<T>) {
  const headings = [...new Set(found.map(({ heading }) => heading))];
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={label}
      sx={{ overflowY: 'auto', py: 1, '&:empty': { display: 'none' } }}
    >
      {headings.map((heading, index) => (
        <Box role="group" key={heading} aria-labelledby={`${id}-g${index}`} sx={{ mb: 0.75 }}>
          <Box
            id={`${id}-g${index}`}
            role="presentation"
            sx={{ px: 2.5, py: 0.75, fontSize: '0.8125rem', fontWeight: 650, color: 'text.secondary' }}
          >
            {heading}
          </Box>
          {found
            .filter((item) => item.heading === heading)
            .map((item) => (
              <Option
                key={item.id}
                item={item}
                id={optionId(id, item)}
                isChosen={item === chosen}
                onPick={() => onPick(item)}
                onPoint={() => onPoint(item)}
              />
            ))}
        </Box>
      ))}
    </Box>
  );
}

const SHEET = {
  width: 'calc(100% - 32px)',
  maxWidth: 640,
  m: 2,
  mt: { xs: 2, sm: '12dvh' },
  maxHeight: { xs: 'calc(100dvh - 32px)', sm: '70dvh' },
  borderRadius: '16px',
  border: 1,
  borderColor: 'divider',
} as const;

const FIELD_ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2.5,
  flex: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '&:focus-within': { boxShadow: 'inset 0 -2px 0 var(--l-palette-primary-main)' },
} as const;

/** The dialog was opened to type into its field. */
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** A field over the page, with what it finds below it while one types. */
export function SearchList<T extends SearchItem>(props: SearchListProps<T>) {
  const { label, placeholder, find, onAsk, empty, countText, onPick, onClose } = props;
  const listId = useId();
  const [question, setQuestion] = useState('');
  const [at, setAt] = useState(0);
  const found = find(question);
  const chosen = found[at];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const move = NAVIGATION[event.key];
    const isInText = question !== '' && (event.key === 'Home' || event.key === 'End');
    if (move !== undefined && !isInText) {
      event.preventDefault();
      setAt(move(at, found.length - 1));
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onPick(chosen);
    }
  };
  return (
    <MuiDialog
      open
      onClose={onClose}
      transitionDuration={0}
      // On the dialog itself the name would go to an element that has no role.
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': label, sx: SHEET },
      }}
    >
      <Box sx={FIELD_ROW}>
        <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
        <Box
          component="input"
          type="text"
          role="combobox"
          ref={takeFocus}
          aria-label={label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : optionId(listId, chosen)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          placeholder={placeholder}
          value={question}
          onChange={(event) => {
            setQuestion(event.target.value);
            setAt(0);
            onAsk?.(event.target.value);
          }}
          onKeyDown={onKeyDown}
          sx={field}
        />
      </Box>
      <Found
        id={listId}
        label={label}
        found={found}
        chosen={chosen}
        onPick={onPick}
        onPoint={(item) => setAt(found.indexOf(item))}
      />
      {/* Inside the dialog: what lies outside is silent while it is open. */}
      <Box
        role="status"
        sx={
          found.length === 0
            ? { px: 2.5, py: 3, color: 'text.secondary', textAlign: 'center' }
            : visuallyHidden
        }
      >
        {found.length === 0 ? empty : question !== '' && countText(found.length)}
      </Box>
    </MuiDialog>
  );
}
