import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { withTexts } from '../../../i18n/with-texts';
import { Button } from '../../../shared/ui/buttons';
import { TagIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { WordChip } from '../../../shared/ui/WordChip';
import { LimitHint } from '../../billing';
import { loadTagPicker } from '../../labels';
import { noteMessages } from '../editor.messages';
import { useFieldProblem } from '../use-field-problem';
import type { SectionProps } from './section-props';

const TagPicker = lazy(() => withTexts(loadTagPicker, 'labels'));

/** Tags are chosen in a dialog of their own, which saves them at once. */
const Tags = observer(function Tags({ form }: SectionProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { link } = form;
  return (
    <Stack sx={{ gap: 1 }}>
      <Text sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>{intl.formatMessage(noteMessages.tags)}</Text>
      {link.tags.length === 0 ? (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(noteMessages.noTags)}
        </Text>
      ) : (
        <Stack
          component="ul"
          direction="row"
          aria-label={intl.formatMessage(noteMessages.tags)}
          sx={{ flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
        >
          {link.tags.map(({ tagId, value, color }) => (
            <li key={tagId}>
              <WordChip color={color}>{value}</WordChip>
            </li>
          ))}
        </Stack>
      )}
      <Box>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<TagIcon />}
          onClick={() => setOpen(true)}
        >
          {intl.formatMessage(noteMessages.editTags)}
        </Button>
      </Box>
      <Suspense fallback={null}>
        {isOpen && (
          <TagPicker
            link={link}
            onClose={() => setOpen(false)}
            onSaved={(tags) => {
              setOpen(false);
              form.refresh({ ...link, tags });
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
});

/** What only the group sees of the link. */
export const NoteSection = observer(function NoteSection({ form }: SectionProps) {
  const intl = useIntl();
  const problemOf = useFieldProblem(form);
  const { note, star } = form.values;
  return (
    <SettingsSection id="note" title={intl.formatMessage(noteMessages.title)}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          label={intl.formatMessage(noteMessages.note)}
          hint={intl.formatMessage(noteMessages.noteHint)}
          lines={2}
          value={note}
          onChange={(text) => form.set({ note: text })}
          error={problemOf('note')}
        />
        <Box>
          <Switch
            label={intl.formatMessage(noteMessages.star)}
            hint={intl.formatMessage(noteMessages.starHint)}
            isOn={star}
            onChange={(isOn) => form.set({ star: isOn })}
          />
          <LimitHint limit="stars" />
        </Box>
        <Tags form={form} />
      </Stack>
    </SettingsSection>
  );
});
