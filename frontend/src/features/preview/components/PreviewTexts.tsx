import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { LimitHint } from '../../billing';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import type { PreviewFormStore, TextName } from '../preview-form.store';
import { previewProblems } from '../preview-problem.messages';
import { lengthOf, MAX_PREVIEW_TEXT_LENGTH } from '../preview-text';
import { previewMessages } from '../preview.messages';

interface FormProps {
  readonly form: PreviewFormStore;
}

const PreviewText = observer(function PreviewText({ form, name }: FormProps & { readonly name: TextName }) {
  const intl = useIntl();
  const text = form.texts[name];
  const problem = form.problemOf(name);
  const ofPage = name === 'title' ? form.link.originalTitle : form.link.originalDescription;
  return (
    <TextField
      label={intl.formatMessage(
        name === 'title' ? previewMessages.titleField : previewMessages.descriptionField,
      )}
      value={text}
      onChange={(typed) => form.write(name, typed)}
      placeholder={ofPage ?? ''}
      error={problem === null ? null : intl.formatMessage(problemText(problem, previewProblems))}
      hint={intl.formatMessage(previewMessages.count, {
        length: lengthOf(text),
        limit: MAX_PREVIEW_TEXT_LENGTH,
      })}
      {...(name === 'description' ? { lines: 3 } : {})}
    />
  );
});

/** Title and description, with what the plan allows said before it is used. */
export const PreviewTexts = observer(function PreviewTexts({ form }: FormProps) {
  const intl = useIntl();
  const { usage } = useStores();
  const isLimited = (usage.meterOf('editablePreviews')?.limit ?? null) !== null;
  return (
    <Stack sx={{ gap: 2 }}>
      <PreviewText form={form} name="title" />
      <PreviewText form={form} name="description" />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {isLimited && (
          <Text variant="body2" color="textSecondary">
            {intl.formatMessage(previewMessages.allowance)}
          </Text>
        )}
        <LimitHint limit="editablePreviews" />
      </Stack>
      {form.isSet && (
        <Button color="inherit" variant="outlined" onClick={form.reset} sx={{ alignSelf: 'start' }}>
          {intl.formatMessage(previewMessages.reset)}
        </Button>
      )}
    </Stack>
  );
});
