import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { accountProblems, type SubdomainFormStore } from '../../account';
import { Button } from '../../../shared/ui/buttons';
import { CheckIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { onboardingMessages } from '../onboarding.messages';
import type { OnboardingStore } from '../onboarding.store';
import { StepForm } from './StepForm';
import { StepFrame } from './StepFrame';

interface AddressStepProps {
  readonly steps: OnboardingStore;
  readonly subdomain: SubdomainFormStore;
  /** What personal addresses end with. */
  readonly root: string;
}

const Availability = observer(function Availability({ subdomain, root }: Omit<AddressStepProps, 'steps'>) {
  const intl = useIntl();
  if (subdomain.isFree) {
    const address = `${subdomain.name}.${root}`;
    return (
      <Stack component="span" direction="row" role="status" sx={{ gap: 0.5, color: 'primary.main' }}>
        <CheckIcon fontSize="small" />
        <span>{intl.formatMessage(onboardingMessages.free, { address })}</span>
      </Stack>
    );
  }
  return intl.formatMessage(
    subdomain.isChecking ? onboardingMessages.checking : onboardingMessages.addressHint,
  );
});

/** A host of one's own, with the news whether it can be had. */
export const AddressStep = observer(function AddressStep({ steps, subdomain, root }: AddressStepProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const composing = useEnterWhileComposing();
  const submit = async (): Promise<void> => {
    if (!(await steps.saveAddress())) field.current?.focus();
  };
  const { error } = subdomain;
  const { failure, isPending, values } = subdomain.form;
  const ending = `.${root}`;
  return (
    <StepForm onSubmit={() => void submit()} {...composing}>
      <StepFrame
        steps={steps}
        title={intl.formatMessage(onboardingMessages.addressTitle)}
        text={intl.formatMessage(onboardingMessages.addressText)}
        action={
          <Button type="submit" variant="contained" aria-disabled={isPending}>
            {intl.formatMessage(onboardingMessages.save)}
          </Button>
        }
      >
        <TextField
          label={intl.formatMessage(onboardingMessages.address)}
          isLarge
          inputRef={field}
          value={values.subdomain}
          onChange={(text) => subdomain.setText(text)}
          error={error && intl.formatMessage(problemText(error, accountProblems))}
          hint={<Availability subdomain={subdomain} root={root} />}
          after={
            <Text aria-hidden color="textSecondary" noWrap>
              {ending}
            </Text>
          }
        />
        {failure !== null && <ProblemNote problem={failure} texts={accountProblems} />}
      </StepFrame>
    </StepForm>
  );
});
