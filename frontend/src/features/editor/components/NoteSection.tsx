import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Switch } from '../../../shared/ui/Switch';
import { TextField } from '../../../shared/ui/TextField';
import { LimitHint } from '../../billing';
import { TagWords } from '../../labels';
import { linkNoteMessages } from '../editor.messages';
import { useFieldProblem } from '../use-field-problem';
import type { FieldsProps } from './section-props';

/** How members find the link again and what they tell each other about it. */
export const TagsSection = observer(function TagsSection({ form }: FieldsProps) {
  const intl = useIntl();
  const problemOf = useFieldProblem(form);
  return (
    <SettingsSection id="labels" title={intl.formatMessage(linkNoteMessages.labels)}>
      <Stack sx={{ gap: 2 }}>
        <TagWords
          store={form.tags}
          label={intl.formatMessage(linkNoteMessages.tags)}
          problem={form.problemOf('tags')}
        />
        <TextField
          label={intl.formatMessage(linkNoteMessages.note)}
          hint={intl.formatMessage(linkNoteMessages.noteHint)}
          lines={2}
          value={form.values.note}
          onChange={(note) => form.set({ note })}
          error={problemOf('note')}
        />
      </Stack>
    </SettingsSection>
  );
});

/** What else only the group sees of the link. */
export const NoteSection = observer(function NoteSection({ form }: FieldsProps) {
  const intl = useIntl();
  const problemOf = useFieldProblem(form);
  const { externalId, star } = form.values;
  return (
    <SettingsSection id="note" title={intl.formatMessage(linkNoteMessages.title)}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          label={intl.formatMessage(linkNoteMessages.externalId)}
          hint={intl.formatMessage(linkNoteMessages.externalIdHint)}
          value={externalId}
          onChange={(text) => form.set({ externalId: text })}
          error={problemOf('externalId')}
        />
        <Box>
          <Switch
            label={intl.formatMessage(linkNoteMessages.star)}
            hint={intl.formatMessage(linkNoteMessages.starHint)}
            error={problemOf('star')}
            isOn={star}
            onChange={(isOn) => form.set({ star: isOn })}
          />
          <LimitHint limit="stars" />
        </Box>
      </Stack>
    </SettingsSection>
  );
});
