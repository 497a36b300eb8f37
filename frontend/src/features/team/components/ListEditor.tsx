import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button, IconButton } from '../../../shared/ui/buttons';
import { AddIcon, CloseIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { listFieldMessages } from '../group-settings.messages';
import type { ListEntry, ListField } from '../list-field.store';
import { settingsProblems } from '../settings-problem.messages';

interface ListEditorProps {
  readonly field: ListField;
  readonly label: string;
  readonly hint: string;
  /** As many the server keeps. */
  readonly most: number;
  /** Where one is oneself; offered while the list does not have it. */
  readonly own: string | null;
}

interface LineProps extends Pick<ListEditorProps, 'field' | 'label'> {
  readonly entry: ListEntry;
  readonly number: number;
  readonly onRemove: () => void;
}

const Line = observer(function Line({ field, label, entry, number, onRemove }: LineProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const isNew = useRef(entry.text === '');
  useEffect(() => {
    if (isNew.current) input.current?.focus();
  }, []);
  const { id, text, problem } = entry;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextField
          label={intl.formatMessage(listFieldMessages.line, { list: label, number })}
          isLabelHidden
          inputMode="url"
          inputRef={input}
          value={text}
          onChange={(value) => field.set(id, value)}
          error={problem && intl.formatMessage(problemText(problem, settingsProblems))}
        />
      </Box>
      <IconButton
        color="inherit"
        aria-label={
          text === ''
            ? intl.formatMessage(listFieldMessages.remove, { number })
            : intl.formatMessage(listFieldMessages.removeText, { text })
        }
        onClick={onRemove}
        sx={{ minWidth: 44, minHeight: 48 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});

/** A list of short texts, a field for each. */
export const ListEditor = observer(function ListEditor(props: ListEditorProps) {
  const { field, label, hint, most, own } = props;
  const intl = useIntl();
  const adder = useRef<HTMLButtonElement>(null);
  const { entries, problem } = field;
  const isFull = entries.length >= most;
  const remove = (id: number): void => {
    field.remove(id);
    adder.current?.focus();
  };
  return (
    <Stack role="group" aria-label={label} sx={{ gap: 1 }}>
      <Box>
        <Text sx={{ fontWeight: 600 }}>{label}</Text>
        <Text variant="body2" color="textSecondary">
          {hint}
        </Text>
      </Box>
      {entries.length === 0 ? (
        <Text variant="body2">{intl.formatMessage(listFieldMessages.empty)}</Text>
      ) : (
        <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none', maxWidth: 520 }}>
          {entries.map((entry, index) => (
            <Line
              key={entry.id}
              field={field}
              label={label}
              entry={entry}
              number={index + 1}
              onRemove={() => remove(entry.id)}
            />
          ))}
        </Stack>
      )}
      {problem !== null && (
        <Text role="alert" variant="body2" color="error">
          {intl.formatMessage(problemText(problem, settingsProblems))}
        </Text>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={adder}
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<AddIcon />}
          aria-label={intl.formatMessage(listFieldMessages.addTo, { list: label })}
          aria-disabled={isFull}
          onClick={() => {
            if (!isFull) field.add();
          }}
        >
          {intl.formatMessage(listFieldMessages.add)}
        </Button>
        {own !== null && !field.has(own) && !isFull && (
          <Button size="small" onClick={() => field.add(own)}>
            {intl.formatMessage(listFieldMessages.addOwn, { text: own })}
          </Button>
        )}
      </Stack>
      {isFull && <Text variant="body2">{intl.formatMessage(listFieldMessages.full, { most })}</Text>}
    </Stack>
  );
});
