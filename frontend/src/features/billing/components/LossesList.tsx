import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Request } from '../../../shared/request';
import { useStores } from '../../../shared/store-context';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton, Text } from '../../../shared/ui/text';
import { lossesMessages } from '../losses.messages';
import type { Losses, LostLimit } from '../plan';
import { amountText, rowName } from '../plan-words';

interface Row {
  readonly name: string;
  readonly text: string;
  /** What the group has more of than that; null where it has not. */
  readonly excess: string | null;
}

function rowOf(intl: IntlShape, { name, now, then, used, over }: LostLimit): Row {
  const amounts = { now: amountText(intl, name, now), then: amountText(intl, name, then) };
  const parts = [intl.formatMessage(lossesMessages.limit, amounts)];
  if (used !== null && used > 0) parts.push(intl.formatMessage(lossesMessages.used, { used }));
  const excess = over > 0 ? intl.formatMessage(lossesMessages.over, { over }) : null;
  return { name: intl.formatMessage(rowName(name)), text: parts.join(' · '), excess };
}

const rowsOf = (intl: IntlShape, { limits, features }: Losses): readonly Row[] => [
  ...limits.map((limit) => rowOf(intl, limit)),
  ...features.map((feature) => ({
    name: intl.formatMessage(rowName(feature)),
    text: intl.formatMessage(lossesMessages.feature),
    excess: null,
  })),
];

const Rows = observer(function Rows({ losses }: { readonly losses: Losses }) {
  const intl = useIntl();
  const rows = rowsOf(intl, losses);
  if (rows.length === 0) return <Text variant="body2">{intl.formatMessage(lossesMessages.none)}</Text>;
  return (
    <Stack sx={{ gap: 1 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ name, text, excess }) => (
          <Box component="li" key={name} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
            <Text variant="body2" sx={{ fontWeight: 600 }}>
              {name}
            </Text>
            <Text variant="body2">{text}</Text>
            {excess !== null && (
              <Text variant="body2" color="error" sx={{ fontWeight: 600 }}>
                {excess}
              </Text>
            )}
          </Box>
        ))}
      </Box>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(lossesMessages.kept)}
      </Text>
    </Stack>
  );
});

/** What the group acted in would have no longer with that plan, and what it has more of than that would allow. */
export const LossesList = observer(function LossesList({ plan }: { readonly plan: string }) {
  const intl = useIntl();
  const { usage, session } = useStores();
  const [request] = useState(() => new Request<Losses>());
  const load = useCallback(() => void request.run(() => usage.lossesWith(plan)), [request, usage, plan]);
  useEffect(load, [load, session.groupId]);
  if (request.value !== null) return <Rows losses={request.value} />;
  if (request.error !== null && !request.isPending) {
    return <ProblemNote problem={request.error} onRetry={load} />;
  }
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {intl.formatMessage(lossesMessages.loading)}
      </Box>
      <Skeleton variant="rounded" height={160} />
    </>
  );
});
