import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../shared/ui/buttons';
import { DeleteIcon, PhoneIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import type { AppRow } from '../domain-apps';
import { appsMessages } from '../domain-apps.messages';
import type { DomainAppsStore } from '../domain-apps.store';
import { domainProblems } from '../domains-problem.messages';

/** What an app is called, as an example. */
const EXAMPLES = { apple: 'AB12CD34EF.tw.example.shop', android: 'tw.example.shop' } as const;
const LINES = 3;

interface AppFieldsProps {
  readonly store: DomainAppsStore;
  readonly row: AppRow;
}

/** One app as a card. */
export const AppFields = observer(function AppFields({ store, row }: AppFieldsProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { system, name, details } = row;
  const wasEmpty = useRef(name === '');
  useEffect(() => {
    // It appears because a person wants to write into it.
    if (wasEmpty.current) input.current?.focus();
  }, []);
  const title = intl.formatMessage(appsMessages.name, { system });
  const remove = intl.formatMessage(appsMessages.remove, { name: name === '' ? title : name });
  const problemOf = (field: 'name' | 'details'): string | null => {
    const code = store.problemOf(row, field);
    return code === null ? null : intl.formatMessage(problemText(code, domainProblems));
  };
  return (
    <Stack component="li" sx={{ gap: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <PhoneIcon sx={{ color: 'primary.main' }} />
        <Text component="h4" sx={{ flex: 1, fontWeight: 600 }}>
          {title}
        </Text>
        <IconButton
          aria-label={remove}
          title={remove}
          onClick={() => store.remove(row)}
          sx={{ color: 'text.secondary' }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Stack>
      <TextField
        label={intl.formatMessage(appsMessages.id, { system })}
        placeholder={EXAMPLES[system]}
        inputRef={input}
        value={name}
        onChange={(text) => store.change(row, { name: text })}
        error={problemOf('name')}
      />
      <Box>
        <TextField
          label={intl.formatMessage(appsMessages.details, { system })}
          hint={intl.formatMessage(appsMessages.detailsHint, { system })}
          lines={LINES}
          value={details}
          onChange={(text) => store.change(row, { details: text })}
          error={problemOf('details')}
        />
      </Box>
    </Stack>
  );
});
