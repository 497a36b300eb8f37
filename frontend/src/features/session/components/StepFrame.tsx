import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { onboardingMessages } from '../onboarding.messages';
import { type OnboardingStore, STEPS } from '../onboarding.store';

interface StepFrameProps {
  readonly steps: OnboardingStore;
  readonly title: string;
  readonly text: string;
  readonly isSkippable?: boolean;
  readonly children: ReactNode;
  /** The button that goes on, if there is one yet; the others are the same for all steps. */
  readonly action: ReactNode;
}

const StepBar = observer(function StepBar({ number }: { readonly number: number }) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: `repeat(${STEPS.length}, 1fr)`, gap: 1 }}>
      {STEPS.map((step, index) => (
        <Box
          key={step}
          sx={{ height: 6, borderRadius: 3, bgcolor: index < number ? 'primary.main' : 'divider' }}
        />
      ))}
    </Box>
  );
});

/** What all first steps have in common: how far it is, and the ways back and past it. */
export const StepFrame = observer(function StepFrame(props: StepFrameProps) {
  const { steps, title, text, isSkippable = true, children, action } = props;
  const intl = useIntl();
  const progress = intl.formatMessage(onboardingMessages.progress, {
    step: steps.number,
    count: STEPS.length,
  });
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack sx={{ gap: 1.5 }}>
        <StepBar number={steps.number} />
        <Text variant="body2" color="textSecondary">
          {progress}
        </Text>
      </Stack>
      <Box>
        <PageHeading key={title} title={title} sx={{ fontSize: '1.75rem', mb: 0.5 }}>
          {title}
        </PageHeading>
        <Text color="textSecondary">{text}</Text>
      </Box>
      {children}
      <Stack direction="row-reverse" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {action !== null && (
          <Box sx={{ display: 'grid', flexBasis: { xs: '100%', sm: 'auto' } }}>{action}</Box>
        )}
        {isSkippable && (
          <Button onClick={() => steps.next()}>{intl.formatMessage(onboardingMessages.skip)}</Button>
        )}
        <Box sx={{ flex: 1 }} />
        {steps.number > 1 && (
          <Button color="inherit" onClick={() => steps.back()}>
            {intl.formatMessage(onboardingMessages.back)}
          </Button>
        )}
      </Stack>
    </Stack>
  );
});
