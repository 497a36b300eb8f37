import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { labelProblems } from '../labels-problem.messages';
import { pickerMessages } from '../picker.messages';
import type { TagPickerStore } from '../tag-picker.store';

/** Where one types a tag; Enter puts it on the link, and with nothing typed saves. */
export const TagPickerField = observer(function TagPickerField({
  store,
}: {
  readonly store: TagPickerStore;
}) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const composing = useEnterWhileComposing();
  useEffect(() => input.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    composing.onKeyDown(event);
    if (event.defaultPrevented || event.key !== 'Enter' || store.draft.trim() === '') return;
    event.preventDefault();
    store.takeDraft();
  };
  const code = store.problem ?? store.saving.error?.fields[0]?.code ?? null;
  return (
    <Box {...composing} onKeyDown={onKeyDown}>
      <TextField
        label={intl.formatMessage(pickerMessages.field)}
        hint={intl.formatMessage(pickerMessages.hint)}
        inputRef={input}
        value={store.draft}
        onChange={(text) => store.type(text)}
        error={code === null ? null : intl.formatMessage(problemText(code, labelProblems))}
      />
    </Box>
  );
});
