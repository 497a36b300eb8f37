import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { labelProblems } from '../labels-problem.messages';
import { pickerMessages } from '../picker.messages';
import type { TagWordsStore } from '../tag-words.store';

interface TagPickerFieldProps {
  readonly store: TagWordsStore;
  readonly label: string;
  /** Why the tags cannot be saved, as a code. */
  readonly problem: string | null;
  /** It was opened to be typed into. */
  readonly hasFocus: boolean;
  /** What Enter does, unless the tags are those of one link. */
  readonly hint: string | undefined;
}

/** Where one types a tag; Enter takes it, and with nothing typed submits the form. */
export const TagPickerField = observer(function TagPickerField(props: TagPickerFieldProps) {
  const { store, label, problem, hasFocus, hint } = props;
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const composing = useEnterWhileComposing();
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const onKeyDown = (event: KeyboardEvent): void => {
    composing.onKeyDown(event);
    if (event.defaultPrevented || event.key !== 'Enter' || !store.isTyping) return;
    event.preventDefault();
    store.takeDraft();
  };
  const code = store.problem ?? problem;
  return (
    <Box {...composing} onKeyDown={onKeyDown}>
      <TextField
        label={label}
        hint={hint ?? intl.formatMessage(pickerMessages.hint)}
        inputRef={input}
        value={store.draft}
        onChange={(text) => store.type(text)}
        error={code === null ? null : intl.formatMessage(problemText(code, labelProblems))}
      />
    </Box>
  );
});
