import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../shared/ui/buttons';
import { CloseIcon, SearchIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { TextField } from '../../../shared/ui/TextField';
import { helpMessages } from '../help.messages';

interface SearchBoxProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** Searches while a person types: there is nothing to press. */
export const SearchBox = observer(function SearchBox({ query, onChange }: SearchBoxProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const clear = intl.formatMessage(helpMessages.clear);
  return (
    <Box role="search" sx={{ width: '100%', maxWidth: 640 }}>
      <TextField
        label={intl.formatMessage(helpMessages.search)}
        isLabelHidden
        isLarge
        value={query}
        onChange={onChange}
        inputRef={field}
        inputMode="search"
        placeholder={intl.formatMessage(helpMessages.example)}
        before={<SearchIcon aria-hidden sx={{ color: 'text.secondary', mr: 1 }} />}
        after={
          query === '' ? null : (
            <IconButton
              aria-label={clear}
              title={clear}
              edge="end"
              onClick={() => {
                onChange('');
                field.current?.focus();
              }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )
        }
      />
    </Box>
  );
});
