import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from '../../../shared/ui/TextField';

/** What is typed is asked about at a pause. */
const PAUSE_MS = 400;

interface ConditionTextProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'suggestions'> {
  /** As the address of the page has it. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Text that becomes part of the page's address once it is typed. */
export const ConditionText = observer(function ConditionText(props: ConditionTextProps) {
  const { value, onChange, ...field } = props;
  const [draft, setDraft] = useState({ of: value, text: value });
  const text = draft.of === value ? draft.text : value;
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return <TextField {...field} value={text} onChange={(typed) => setDraft({ of: value, text: typed })} />;
});
