import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { LANGUAGES, localeOf, LOCALES, withLocale } from '../../../i18n/locale';
import { rememberLocale } from '../../../i18n/locale-choice';
import { PATHS } from '../../../shared/paths';
import { accountProblems, nameProblemOf, type ProfileForm } from '../../account';
import { Button } from '../../../shared/ui/buttons';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { onboardingMessages } from '../onboarding.messages';
import type { OnboardingStore } from '../onboarding.store';
import { StepForm } from './StepForm';
import { StepFrame } from './StepFrame';

const CHOICES = LOCALES.map((value) => ({ value, label: LANGUAGES[value].name, lang: LANGUAGES[value].tag }));

interface NameStepProps {
  readonly steps: OnboardingStore;
  readonly profile: ProfileForm;
}

/** A name for the groups, and the language of everything. */
export const NameStep = observer(function NameStep({ steps, profile }: NameStepProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const composing = useEnterWhileComposing();
  const submit = async (): Promise<void> => {
    const isSaved = await steps.saveName();
    if (!isSaved) {
      field.current?.focus();
      return;
    }
    const locale = localeOf(profile.saved.lang);
    if (locale === localeOf(intl.locale)) return;
    rememberLocale(locale);
    void navigate(withLocale(locale, `${PATHS.onboarding}${search}`), { replace: true });
  };
  const { failure, isPending, values } = profile;
  const nameError = nameProblemOf(profile);
  return (
    <StepForm onSubmit={() => void submit()} {...composing}>
      <StepFrame
        steps={steps}
        title={intl.formatMessage(onboardingMessages.nameTitle)}
        text={intl.formatMessage(onboardingMessages.nameText)}
        action={
          <Button type="submit" variant="contained" aria-disabled={isPending}>
            {intl.formatMessage(onboardingMessages.save)}
          </Button>
        }
      >
        <TextField
          label={intl.formatMessage(onboardingMessages.name)}
          autoComplete="nickname"
          isLarge
          inputRef={field}
          value={values.displayName}
          onChange={(displayName) => profile.set({ displayName })}
          error={nameError && intl.formatMessage(problemText(nameError, accountProblems))}
        />
        <Select
          label={intl.formatMessage(onboardingMessages.language)}
          choices={CHOICES}
          chosen={localeOf(values.lang)}
          onChoose={(lang) => profile.set({ lang })}
        />
        {failure !== null && <ProblemNote problem={failure} texts={accountProblems} />}
      </StepFrame>
    </StepForm>
  );
});
