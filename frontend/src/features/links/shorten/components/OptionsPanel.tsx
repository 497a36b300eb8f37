import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../../shared/paths';
import { useStores } from '../../../../shared/store-context';
import { LimitHint } from '../../../billing';
import { UtmFields } from '../../../campaign';
import { AppLink } from '../../../../shared/ui/AppLink';
import { Box, Stack } from '../../../../shared/ui/layout';
import { problemText } from '../../../../shared/ui/problem.messages';
import { Switch } from '../../../../shared/ui/Switch';
import { Text } from '../../../../shared/ui/text';
import { TextField } from '../../../../shared/ui/TextField';
import { optionProblems } from '../option-problem.messages';
import { OptionsStore } from '../options.store';
import { optionMessages } from '../shorten.messages';
import type { ShortenFormStore } from '../../shorten-form.store';

interface PanelProps {
  readonly form: ShortenFormStore;
}

interface FieldsProps extends PanelProps {
  readonly store: OptionsStore;
}

function useProblemOf(form: ShortenFormStore): (field: string) => string | null {
  const intl = useIntl();
  return (field) => {
    const code = form.optionProblemOf(field);
    return code === null ? null : intl.formatMessage(problemText(code, optionProblems));
  };
}

const End = observer(function End({ form, store }: FieldsProps) {
  const intl = useIntl();
  const problemOf = useProblemOf(form);
  const { endDay, endTime } = store.fields;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <TextField
        type="date"
        label={intl.formatMessage(optionMessages.endDay)}
        hint={intl.formatMessage(optionMessages.endHint)}
        value={endDay}
        onChange={(day) => store.set({ endDay: day })}
        error={problemOf('expireTime')}
      />
      {endDay !== '' && (
        <TextField
          type="time"
          label={intl.formatMessage(optionMessages.endTime)}
          value={endTime}
          onChange={(time) => store.set({ endTime: time })}
        />
      )}
    </Box>
  );
});

const MemberFields = observer(function MemberFields({ form, store }: FieldsProps) {
  const intl = useIntl();
  const problemOf = useProblemOf(form);
  const { tags, note, star } = store.fields;
  return (
    <>
      <End form={form} store={store} />
      <TextField
        label={intl.formatMessage(optionMessages.tags)}
        hint={intl.formatMessage(optionMessages.tagsHint)}
        value={tags}
        onChange={(text) => store.set({ tags: text })}
        error={problemOf('tags')}
      />
      {tags !== '' && <LimitHint limit="tags" />}
      <TextField
        label={intl.formatMessage(optionMessages.note)}
        hint={intl.formatMessage(optionMessages.noteHint)}
        value={note}
        onChange={(text) => store.set({ note: text })}
        error={problemOf('note')}
        lines={2}
      />
      <Switch
        label={intl.formatMessage(optionMessages.star)}
        isOn={star}
        onChange={(isOn) => store.set({ star: isOn })}
      />
      {star && <LimitHint limit="stars" />}
    </>
  );
});

const ForMembers = observer(function ForMembers() {
  const intl = useIntl();
  return (
    <Box>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(optionMessages.forMembers)}
      </Text>
      <AppLink to={PATHS.login} underline="always">
        {intl.formatMessage(optionMessages.logIn)}
      </AppLink>
    </Box>
  );
});

/** What else is wanted of a link, before it is made. */
const OptionsPanel = observer(function OptionsPanel({ form }: PanelProps) {
  const intl = useIntl();
  const { session } = useStores();
  const [store] = useState(() => new OptionsStore(Intl.DateTimeFormat().resolvedOptions().timeZone));
  useEffect(
    () =>
      reaction(
        () => store.options,
        (options) => form.setOptions(options),
      ),
    [form, store],
  );
  return (
    <Stack role="group" aria-label={intl.formatMessage(optionMessages.title)} sx={{ gap: 2 }}>
      <Text component="h2" variant="h3">
        {intl.formatMessage(optionMessages.utm)}
      </Text>
      <UtmFields
        utm={store.fields.utm}
        onChange={(utm) => store.set({ utm })}
        problemOf={(field) => form.optionProblemOf(`utm.${field}`)}
      />
      <Switch
        label={intl.formatMessage(optionMessages.nativeOpen)}
        hint={intl.formatMessage(optionMessages.nativeOpenHint)}
        isOn={store.fields.nativeOpen}
        onChange={(isOn) => store.set({ nativeOpen: isOn })}
      />
      {session.isSignedIn ? <MemberFields form={form} store={store} /> : <ForMembers />}
    </Stack>
  );
});

export default OptionsPanel;
