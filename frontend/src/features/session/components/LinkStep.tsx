import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { FirstLink } from '../../links';
import { Button } from '../../../shared/ui/buttons';
import { Skeleton } from '../../../shared/ui/text';
import { onboardingMessages } from '../onboarding.messages';
import type { OnboardingStore } from '../onboarding.store';
import { StepFrame } from './StepFrame';

/** The first short link, made right here. */
export const LinkStep = observer(function LinkStep({ steps }: { readonly steps: OnboardingStore }) {
  const intl = useIntl();
  const { linksApi, deviceLinks } = useStores();
  const [isMade, setIsMade] = useState(false);
  const onMade = useCallback(() => setIsMade(true), []);
  return (
    <StepFrame
      steps={steps}
      title={intl.formatMessage(onboardingMessages.linkTitle)}
      text={intl.formatMessage(onboardingMessages.linkText)}
      isSkippable={!isMade}
      action={
        isMade ? (
          <Button variant="contained" onClick={() => steps.next()}>
            {intl.formatMessage(onboardingMessages.finish)}
          </Button>
        ) : null
      }
    >
      <Suspense fallback={<Skeleton variant="rounded" height={140} />}>
        <FirstLink api={linksApi} links={deviceLinks} onMade={onMade} />
      </Suspense>
    </StepFrame>
  );
});
