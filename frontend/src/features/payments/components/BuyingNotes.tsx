import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { displayPlanOf } from '../../../shared/display-plan';
import { groupProblems } from '../../../shared/group-problem.messages';
import { planMessages } from '../../../shared/plan.messages';
import { useStores } from '../../../shared/store-context';
import { HumanNote } from '../../../shared/ui/HumanNote';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Select } from '../../../shared/ui/Select';
import { Text } from '../../../shared/ui/text';
import { buyingMessages as messages } from '../buying.messages';
import type { Buying } from '../use-buying';
import { useIsAdmin } from '../use-is-admin';
import { AskAdmin } from './AskAdmin';

interface NotesProps {
  readonly buying: Buying;
}

/** A member of several groups chooses the one that gets the plan. */
const GroupChoice = observer(function GroupChoice() {
  const intl = useIntl();
  const { session, groups } = useStores();
  const { mine, switching } = groups;
  const isOneOfMany = (session.info?.countOfGroups ?? 1) > 1;
  useEffect(() => {
    if (isOneOfMany) void groups.load();
  }, [groups, isOneOfMany]);
  if (!isOneOfMany || mine.length < 2) return null;
  return (
    <Stack sx={{ gap: 1, maxWidth: 360 }}>
      <Select
        label={intl.formatMessage(messages.forGroup)}
        choices={mine.map(({ groupId, name }) => ({ value: String(groupId), label: name }))}
        chosen={String(session.groupId)}
        onChoose={(groupId) => void groups.switchTo(Number(groupId))}
      />
      {switching.error !== null && !switching.isPending && (
        <ProblemNote problem={switching.error} texts={groupProblems} />
      )}
    </Stack>
  );
});

const CouponNote = observer(function CouponNote({ buying }: NotesProps) {
  const intl = useIntl();
  const { isSignedIn } = useStores().session;
  const { code, store } = buying;
  if (code === null) return null;
  const isUnknown = store.coupon.error?.status === 404;
  // What it takes off stands on the plans that it is for.
  if (isSignedIn && !isUnknown && store.coupon.value !== null) return null;
  return (
    <Text sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {intl.formatMessage(isUnknown ? messages.couponWrong : messages.couponLater, { code })}
    </Text>
  );
});

const BuyingState = observer(function BuyingState({ buying }: NotesProps) {
  const intl = useIntl();
  const isAdmin = useIsAdmin();
  const { subscribedPlan } = buying.store;
  if (isAdmin === false) return <AskAdmin />;
  if (isAdmin === null || subscribedPlan === null) return null;
  const plan = intl.formatMessage(planMessages.name, { plan: displayPlanOf(subscribedPlan) });
  return <Text>{intl.formatMessage(messages.subscribed, { plan })}</Text>;
});

/** What members have to know before they buy: for whom, whether they may, and what they have. */
export const BuyingNotes = observer(function BuyingNotes({ buying }: NotesProps) {
  const { session } = useStores();
  return (
    <Box sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
      {session.isSignedIn && <GroupChoice />}
      {session.isSignedIn && <BuyingState buying={buying} />}
      <CouponNote buying={buying} />
      {session.isSignedIn && buying.code !== null && <HumanNote asked="people" />}
    </Box>
  );
});
