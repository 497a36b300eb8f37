import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { TextField } from '../../../shared/ui/TextField';
import { Text } from '../../../shared/ui/text';
import { keptCoupon } from '../../../shared/kept-coupon';
import { checkoutMessages as messages } from '../checkout.messages';
import type { CheckoutStore } from '../checkout.store';
import { couponProblems } from '../payment-problem.messages';

interface CouponProps {
  readonly store: CheckoutStore;
}

const Applied = observer(function Applied({ store, code }: CouponProps & { readonly code: string }) {
  const intl = useIntl();
  const remove = (): void => {
    keptCoupon.forget();
    void store.removeCoupon();
  };
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
    >
      <Text role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
        {intl.formatMessage(messages.applied, { code })}
      </Text>
      <Button size="small" color="inherit" onClick={remove}>
        {intl.formatMessage(messages.remove)}
      </Button>
    </Stack>
  );
});

/** A form of its own: Enter in its field applies the code and does not pay. */
export const CouponField = observer(function CouponField({ store }: CouponProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { coupon, couponText, couponProblem, couponing } = store;
  const apply = async (): Promise<void> => {
    if (!(await store.applyCoupon())) return;
    announce(intl.formatMessage(messages.applied, { code: store.coupon ?? '' }));
  };
  if (coupon !== null) return <Applied store={store} code={coupon} />;
  const { isPending } = couponing;
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
      sx={{ gap: 1, alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextField
          label={intl.formatMessage(messages.coupon)}
          value={couponText}
          onChange={(text) => store.typeCoupon(text)}
          error={
            couponProblem === null ? null : intl.formatMessage(problemText(couponProblem, couponProblems))
          }
        />
      </Box>
      <Button type="submit" variant="outlined" aria-disabled={isPending} sx={{ minHeight: 56, mt: 3.5 }}>
        {intl.formatMessage(isPending ? messages.applying : messages.apply)}
      </Button>
    </Stack>
  );
});
