import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { registerFocus } from '../../../../shared/focus-request';
import { SearchIcon } from '../../../../shared/ui/icons';
import { Box } from '../../../../shared/ui/layout';
import { TextField } from '../../../../shared/ui/TextField';
import { controlMessages } from '../list-control.messages';
import type { AskedList } from '../use-list-question';

interface SearchFieldProps {
  readonly asked: Pick<AskedList, 'text' | 'type' | 'submit'>;
}

/** Words to look for; the key for searching leads here. */
export const SearchField = observer(function SearchField({ asked }: SearchFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => registerFocus('search', () => input.current?.focus()), []);
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        asked.submit();
      }}
      sx={{ flex: 1, minWidth: 0 }}
    >
      <TextField
        label={intl.formatMessage(controlMessages.search)}
        isLabelHidden
        type="search"
        inputMode="search"
        inputRef={input}
        placeholder={intl.formatMessage(controlMessages.searchExample)}
        value={asked.text}
        onChange={asked.type}
        before={<SearchIcon sx={{ color: 'text.secondary', mr: 1 }} />}
      />
    </Box>
  );
});
