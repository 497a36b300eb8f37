import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import type { PricedPlan } from '../plan';
import { planName } from '../plan-words';
import { pricingMessages } from '../pricing.messages';

interface ChooseButtonProps {
  readonly plan: PricedPlan;
  readonly isMain: boolean;
}

/** Leads on to having the plan: members to billing, everybody else to an account first. */
export const ChooseButton = observer(function ChooseButton({ plan, isMain }: ChooseButtonProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const { isSignedIn } = useStores().session;
  const way =
    plan.level === 0
      ? ''
      : `?${new URLSearchParams({ redirect_to: `${PATHS.pricing}${search}` }).toString()}`;
  const name = { plan: planName(intl, plan) };
  return (
    <ButtonLink
      to={isSignedIn ? PATHS.billing : `${PATHS.signup}${way}`}
      variant={isMain ? 'contained' : 'outlined'}
    >
      {intl.formatMessage(isSignedIn ? pricingMessages.choose : pricingMessages.start, name)}
    </ButtonLink>
  );
});
