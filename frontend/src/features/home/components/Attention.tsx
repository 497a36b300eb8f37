import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { PATHS, pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { CheckIcon, MailIcon, UsageIcon, WarningIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import type { OpenInvitation } from '../../account';
import { planLimitMessages } from '../../billing';
import type { LimitAlert } from '../attention';
import { type AttentionStore, type Trouble, TROUBLES } from '../attention.store';
import { attentionMessages as messages } from '../home.messages';

interface ItemProps {
  readonly Icon: typeof WarningIcon;
  readonly tone: 'primary' | 'warning' | 'error';
  readonly text: string;
  /** Where it can be seen to; null: another item of the same kind says so. */
  readonly way: { readonly to: string; readonly text: string } | null;
}

const Item = observer(function Item({ Icon, tone, text, way }: ItemProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Icon color={tone} aria-hidden sx={{ flex: 'none', mt: 0.25 }} />
      <Box sx={{ minWidth: 0 }}>
        <Text dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        {way !== null && (
          <AppLink to={way.to} sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}>
            {way.text}
          </AppLink>
        )}
      </Box>
    </Stack>
  );
});

const Invitation = observer(function Invitation({ invitation }: { readonly invitation: OpenInvitation }) {
  const intl = useIntl();
  const { inviterName: inviter, groupName: group } = invitation;
  return (
    <Item
      Icon={MailIcon}
      tone="primary"
      text={intl.formatMessage(messages.invitation, { inviter, group })}
      way={{ to: `${PATHS.settings}#groups`, text: intl.formatMessage(messages.answer) }}
    />
  );
});

interface StoreProps {
  readonly store: AttentionStore;
}

const TroubledLinks = observer(function TroubledLinks({
  store,
  trouble,
}: StoreProps & { readonly trouble: Trouble }) {
  const intl = useIntl();
  const { session } = useStores();
  const { value } = store[trouble];
  if (value === null) return null;
  const { count, isExact, first } = value;
  const address = readableAddress(first.shortUrl);
  return (
    <Item
      Icon={WarningIcon}
      tone={trouble === 'warning' ? 'error' : 'warning'}
      text={intl.formatMessage(messages[trouble], { count, more: isExact ? '' : '+', address })}
      way={{
        to: `${pathTo('group', session.groupId)}?has=${trouble}`,
        text: intl.formatMessage(messages.show, { count }),
      }}
    />
  );
});

interface LimitProps {
  readonly alert: LimitAlert;
  readonly isLast: boolean;
}

const Limit = observer(function Limit({ alert, isLast }: LimitProps) {
  const intl = useIntl();
  const { meter, state } = alert;
  const { used, limit } = meter;
  const name = intl.formatMessage(planLimitMessages[meter.name]);
  return (
    <Item
      Icon={UsageIcon}
      tone={state === 'near' ? 'warning' : 'error'}
      text={intl.formatMessage(messages.limit, { name, state, used, limit })}
      way={isLast ? { to: PATHS.usage, text: intl.formatMessage(messages.usage) } : null}
    />
  );
});

/** What a member should see to; one calm line when there is nothing. */
export const Attention = observer(function Attention({ store }: StoreProps) {
  const intl = useIntl();
  const { problem, invitations, limits } = store;
  if (store.isEmpty && problem === null) {
    return (
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: 'text.secondary' }}>
        <CheckIcon color="success" aria-hidden />
        <Text>{intl.formatMessage(messages.none)}</Text>
      </Stack>
    );
  }
  return (
    <Section title={intl.formatMessage(messages.heading)}>
      {problem !== null && <ProblemNote problem={problem} onRetry={() => void store.load()} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} hidden={store.isEmpty}>
        {invitations.map((invitation) => (
          <Invitation key={invitation.invitationId} invitation={invitation} />
        ))}
        {TROUBLES.map((trouble) => (
          <TroubledLinks key={trouble} store={store} trouble={trouble} />
        ))}
        {limits.map((alert) => (
          <Limit key={alert.meter.name} alert={alert} isLast={alert === limits.at(-1)} />
        ))}
      </Box>
    </Section>
  );
});
