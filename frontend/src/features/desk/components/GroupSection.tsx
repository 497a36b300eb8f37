import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Facts } from '../../../shared/ui/Facts';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { planMessages } from '../../../shared/plan.messages';
import { planTitleOf } from '../plan-title';
import type { GroupCard } from '../moderation.api';
import { moderationMessages as messages } from '../moderation.messages';

/** A group, and the way to what it pays. */
export const GroupSection = observer(function GroupSection({ group }: { readonly group: GroupCard }) {
  const intl = useIntl();
  const { groupId, name, plan } = group;
  return (
    <Section title={intl.formatMessage(messages.group)}>
      <Text dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere', mb: 1.5 }}>
        {name}
      </Text>
      <Facts
        facts={[
          [intl.formatMessage(messages.number), String(groupId)],
          [
            intl.formatMessage(messages.plan),
            intl.formatMessage(planMessages.name, { plan: planTitleOf(plan) }),
          ],
        ]}
      />
      <AppLink to={pathTo('billedGroup', String(groupId))}>{intl.formatMessage(messages.groupPage)}</AppLink>
    </Section>
  );
});
