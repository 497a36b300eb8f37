import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton, Text } from '../../../shared/ui/text';
import { BrandPlan } from '../components/BrandPlan';
import { Comparison } from '../components/Comparison';
import { PlanCards } from '../components/PlanCards';
import { PricingChoices } from '../components/PricingChoices';
import { PricingQuestions } from '../components/PricingQuestions';
import { type Buying, BuyingNotes, currencyOfType, useBuying } from '../../payments';
import { planName } from '../plan-words';
import { pricingMessages } from '../pricing.messages';
import { usePricingChoice } from '../use-pricing-choice';

const Waiting = observer(function Waiting() {
  const intl = useIntl();
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {intl.formatMessage(pricingMessages.loading)}
      </Box>
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={480} sx={{ borderRadius: '16px' }} />
    </>
  );
});

/** For a group whose plan is none of those that follow. */
const KeptPlan = observer(function KeptPlan() {
  const intl = useIntl();
  const { session, catalogue } = useStores();
  const plan = session.info?.displayPlan;
  if (plan === undefined || catalogue.sold.some(({ displayPlan }) => displayPlan === plan)) return null;
  return (
    <Text>{intl.formatMessage(pricingMessages.kept, { plan: planName(intl, { displayPlan: plan }) })}</Text>
  );
});

/** A member who pays in a currency already sees prices in that. */
const payingIn = (buying: Buying | null) => {
  const paymentType = buying?.store.status.value?.paymentType ?? null;
  return paymentType === null ? null : currencyOfType(paymentType);
};

const Plans = observer(function Plans({ buying }: { readonly buying: Buying | null }) {
  const { catalogue, session } = useStores();
  const [choice, choose] = usePricingChoice(payingIn(buying));
  const isAsking = buying !== null && session.isSignedIn && !buying.store.isKnown;
  const { value, error, isPending } = catalogue.request;
  useEffect(() => void catalogue.load(), [catalogue]);
  if (error !== null && !isPending) {
    return <ProblemNote problem={error} onRetry={() => void catalogue.load()} />;
  }
  if (value === null || choice === null || isAsking) return <Waiting />;
  return (
    <>
      <KeptPlan />
      {buying !== null && <BuyingNotes buying={buying} />}
      <PricingChoices choice={choice} onChoose={choose} />
      <PlanCards choice={choice} buying={buying} />
      <BrandPlan prices={value.brandDomain} choice={choice} />
      <Comparison plans={catalogue.sold} choice={choice} />
    </>
  );
});

/** What there is to choose from, and what it costs. */
const PricingPage = observer(function PricingPage() {
  const intl = useIntl();
  const buying = useBuying();
  const title = intl.formatMessage(pricingMessages.title);
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 }, pt: { xs: 3, sm: 5 } }}>
      <Box>
        <PageHeading title={title}>{title}</PageHeading>
        <Text color="textSecondary" sx={{ mt: 1, fontSize: { sm: '1.125rem' }, maxWidth: '46rem' }}>
          {intl.formatMessage(pricingMessages.lead)}
        </Text>
        {buying === null && (
          <Text color="textSecondary" sx={{ mt: 0.5, maxWidth: '46rem' }}>
            {intl.formatMessage(pricingMessages.notYet)}
          </Text>
        )}
      </Box>
      <Plans buying={buying} />
      <PricingQuestions />
    </Stack>
  );
});

export default PricingPage;
