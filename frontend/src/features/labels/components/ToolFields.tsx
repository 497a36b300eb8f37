import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { labelProblems } from '../labels-problem.messages';
import { fieldHints, fieldLabels, toolFormMessages } from '../tool-form.messages';
import type { ToolFormStore } from '../tool-form.store';
import { exampleAddress, type ToolFieldName } from '../tool-fields';
import { MediumWarning } from './ToolFacts';

interface FormProps {
  readonly store: ToolFormStore;
}

/** The text of a problem, if there is one. */
function useProblemText(): (code: string | null) => string | null {
  const intl = useIntl();
  return (code) => (code === null ? null : intl.formatMessage(problemText(code, labelProblems)));
}

const NameField = observer(function NameField({ store }: FormProps) {
  const { form } = store;
  const intl = useIntl();
  const textOf = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Box onBlur={() => form.values.name !== '' && store.leave('name')}>
      <TextField
        label={intl.formatMessage(toolFormMessages.name)}
        hint={intl.formatMessage(toolFormMessages.nameHint)}
        inputRef={input}
        value={form.values.name}
        onChange={(name) => form.set({ name })}
        error={textOf(store.problemOf('name'))}
      />
    </Box>
  );
});

const ValueField = observer(function ValueField({
  store,
  field,
}: FormProps & { readonly field: ToolFieldName }) {
  const intl = useIntl();
  const textOf = useProblemText();
  const hint: MessageDescriptor = fieldHints[field];
  return (
    <Stack onBlur={() => store.leave(`value.${field}`)} sx={{ gap: 1 }}>
      <TextField
        label={intl.formatMessage(fieldLabels[field])}
        hint={intl.formatMessage(hint)}
        value={store.textOf(field)}
        onChange={(text) => store.fill(field, text)}
        error={textOf(store.problemOf(`value.${field}`))}
      />
      {field === 'utmMedium' && store.hasUnknownMedium && (
        <MediumWarning medium={store.textOf(field).trim()} />
      )}
    </Stack>
  );
});

const Preview = observer(function Preview({ store }: FormProps) {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 0.5, bgcolor: 'soft.sunken', borderRadius: 1, px: 1.5, py: 1.25 }}>
      <Text variant="body2" sx={{ fontWeight: 600 }}>
        {intl.formatMessage(toolFormMessages.preview)}
      </Text>
      <Text variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {exampleAddress(store.form.values.value)}
      </Text>
    </Stack>
  );
});

/** The fields of a tool, checked while one types, and what comes of them. */
export const ToolFields = observer(function ToolFields({ store }: FormProps) {
  const intl = useIntl();
  const textOf = useProblemText();
  const empty = textOf(store.form.currentProblemOf('value'));
  return (
    <Stack sx={{ gap: 2 }}>
      <NameField store={store} />
      {store.fields.map((field) => (
        <ValueField key={field} store={store} field={field} />
      ))}
      {empty !== null && (
        <Text variant="body2" color="error" role="alert">
          {empty}
        </Text>
      )}
      <Box onBlur={() => store.leave('note')}>
        <TextField
          label={intl.formatMessage(toolFormMessages.note)}
          value={store.form.values.note}
          onChange={(note) => store.form.set({ note })}
          error={textOf(store.problemOf('note'))}
        />
      </Box>
      {store.kind === 'utm' && <Preview store={store} />}
    </Stack>
  );
});
