import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { LANGUAGES, LOCALES } from '../../../i18n/locale';
import { useStores } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { SaveBar } from '../../../shared/ui/SaveBar';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { accountProblems } from '../account-problem.messages';
import { profileMessages } from '../access.messages';
import { sectionMessages } from '../account.messages';
import { nameProblemOf, type ProfileForm } from '../profile-form.store';

export const ProfileSection = observer(function ProfileSection({ form }: { readonly form: ProfileForm }) {
  const intl = useIntl();
  const { session } = useStores();
  const composing = useEnterWhileComposing();
  const { values } = form;
  const nameError = nameProblemOf(form);
  const save = async (): Promise<void> => {
    if ((await form.save()) !== null) session.setInfo(form.saved);
  };
  return (
    <SettingsSection
      id="profile"
      title={intl.formatMessage(sectionMessages.profile)}
      lead={intl.formatMessage(sectionMessages.profileLead)}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        {...composing}
      >
        <Stack sx={{ gap: 2.5 }}>
          <Box
            sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}
          >
            <TextField
              label={intl.formatMessage(profileMessages.name)}
              hint={intl.formatMessage(profileMessages.nameHint)}
              autoComplete="nickname"
              value={values.displayName}
              onChange={(displayName) => form.set({ displayName })}
              error={nameError && intl.formatMessage(problemText(nameError, accountProblems))}
            />
            <Select
              label={intl.formatMessage(profileMessages.lang)}
              hint={intl.formatMessage(profileMessages.langHint)}
              choices={LOCALES.map((value) => ({
                value,
                label: LANGUAGES[value].name,
                lang: LANGUAGES[value].tag,
              }))}
              chosen={LOCALES.find((locale) => locale === values.lang) ?? 'en'}
              onChoose={(lang) => form.set({ lang })}
            />
          </Box>
          <SaveBar form={form} canSave={form.isDirty && nameError === null} texts={accountProblems} />
        </Stack>
      </Box>
    </SettingsSection>
  );
});
