import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { MessagesPart } from '../../../i18n/MessagesPart';
import { AppLink } from '../../../shared/ui/AppLink';
import { Text } from '../../../shared/ui/text';
import type { LimitName, UsageMeter } from '../plan';
import { limitHintMessages } from '../limit-hint.messages';
import { leftOf } from '../meter-state';

interface LimitHintProps {
  /** Of what, as the server names it. */
  readonly limit: LimitName;
}

const LEFT: Readonly<Record<UsageMeter['period'], MessageDescriptor>> = {
  day: limitHintMessages.leftToday,
  month: limitHintMessages.leftThisMonth,
  ever: limitHintMessages.left,
};

const Hint = observer(function Hint({ limit }: LimitHintProps) {
  const intl = useIntl();
  const { usage } = useStores();
  useEffect(() => usage.loadOnce(), [usage]);
  const meter = usage.meterOf(limit);
  const left = meter === null ? null : leftOf(meter);
  // Nothing to say of what has no limit, nor before the numbers are known: the page does not wait for them.
  if (meter === null || left === null) return null;
  return (
    <Text variant="body2" color={left === 0 ? 'error' : 'textSecondary'}>
      {intl.formatMessage(left === 0 ? limitHintMessages.none : LEFT[meter.period], {
        left,
        limit: meter.limit,
      })}
      {left === 0 && (
        <>
          {' '}
          <AppLink to={PATHS.usage} underline="always">
            {intl.formatMessage(limitHintMessages.toUsage)}
          </AppLink>
        </>
      )}
    </Text>
  );
});

/** How much of a limit is left, for beside what uses it: a limit should be known before it is reached. */
export const LimitHint = observer(function LimitHint({ limit }: LimitHintProps) {
  return (
    <Suspense fallback={null}>
      <MessagesPart part="billing">
        <Hint limit={limit} />
      </MessagesPart>
    </Suspense>
  );
});
