import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { type Currency, type Cycle, moneyText, type PricedPlan } from '../../billing';
import { PATHS } from '../../../shared/paths';
import { planMessages } from '../../../shared/plan.messages';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { buyingMessages as messages } from '../buying.messages';
import { currencyNamed, currencyOfType, typeFor } from '../currency';
import type { Coupon } from '../payments.api';
import { changePath, checkoutPath, isPaidPlan } from '../purchase';
import type { Buying } from '../use-buying';
import { useIsAdmin } from '../use-is-admin';

interface PlanActionProps {
  readonly plan: PricedPlan;
  readonly choice: { readonly currency: Currency; readonly cycle: Cycle };
  readonly buying: Buying;
}

const MONTHS = 12;

/** What a coupon takes off; null where it is for something else. */
function couponOff(coupon: Coupon, { plan, choice }: PlanActionProps, currency: Currency) {
  const isFor =
    coupon.plans.includes(plan.name) &&
    coupon.billingCycles.includes(choice.cycle) &&
    coupon.currencies.some((each) => currencyNamed(each) === currency);
  return isFor ? { percent: coupon.percentOff, amount: coupon.amountOff ?? 0 } : null;
}

const CouponMark = observer(function CouponMark(props: PlanActionProps & { readonly currency: Currency }) {
  const intl = useIntl();
  const { buying, currency } = props;
  const coupon = buying.store.coupon.value;
  const off = coupon && couponOff(coupon, props, currency);
  if (!off) return null;
  const text =
    off.percent === null
      ? moneyText(intl.locale, off.amount, currency)
      : intl.formatNumber(off.percent / 100, { style: 'percent' });
  return (
    <Text variant="body2" color="primary" sx={{ fontWeight: 600 }}>
      {intl.formatMessage(messages.couponOff, { off: text, code: coupon.code })}
    </Text>
  );
});

/** For those who may buy: the way to the checkout, and what it costs there if that is another currency. */
const Buy = observer(function Buy(props: PlanActionProps) {
  const intl = useIntl();
  const { isSignedIn } = useStores().session;
  const { plan, choice, buying } = props;
  const type = typeFor(buying.types, choice.currency);
  const price = plan.prices;
  if (!isPaidPlan(plan.name) || type === null || price === null) return null;
  const currency = currencyOfType(type);
  const checkout = checkoutPath({ plan: plan.name, cycle: choice.cycle, currency, coupon: buying.code });
  const sum = choice.cycle === 'monthly' ? price[currency].monthly : price[currency].yearly * MONTHS;
  const way = `${PATHS.signup}?${new URLSearchParams({ redirect_to: checkout }).toString()}`;
  return (
    <Stack sx={{ gap: 0.75 }}>
      <ButtonLink to={isSignedIn ? checkout : way} variant="contained">
        {intl.formatMessage(messages.buy, {
          plan: intl.formatMessage(planMessages.name, { plan: plan.displayPlan }),
        })}
      </ButtonLink>
      {currency !== choice.currency && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(messages.chargedIn, { price: moneyText(intl.locale, sum, currency) })}
        </Text>
      )}
      <CouponMark {...props} currency={currency} />
    </Stack>
  );
});

/** For a group that pays for another plan. */
const Change = observer(function Change({ plan, choice }: PlanActionProps) {
  const intl = useIntl();
  if (!isPaidPlan(plan.name)) return null;
  return (
    <ButtonLink to={changePath(plan.name, choice.cycle)} variant="outlined">
      {intl.formatMessage(messages.change, {
        plan: intl.formatMessage(planMessages.name, { plan: plan.displayPlan }),
      })}
    </ButtonLink>
  );
});

/** What can be done about a plan: buy it, or manage it where it is paid for already. */
export const PlanAction = observer(function PlanAction(props: PlanActionProps) {
  const intl = useIntl();
  const { isSignedIn } = useStores().session;
  const isAdmin = useIsAdmin();
  const { plan, buying } = props;
  const { isKnown, subscribedPlan } = buying.store;
  if (plan.level === 0) return null;
  if (!isSignedIn) return <Buy {...props} />;
  if (isAdmin !== true || !isKnown) return null;
  if (subscribedPlan === null) return <Buy {...props} />;
  if (subscribedPlan !== plan.name) return <Change {...props} />;
  return (
    <ButtonLink to={PATHS.billing} variant="outlined">
      {intl.formatMessage(messages.manage)}
    </ButtonLink>
  );
});
