import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { Box } from '../../../shared/ui/layout';
import type { SeenInvitation } from '../groups.api';
import { invitationMessages as messages } from '../invitation.messages';

/** What a person should know before they answer. */
export const InvitationFacts = observer(function InvitationFacts({
  seen,
}: {
  readonly seen: SeenInvitation;
}) {
  const intl = useIntl();
  const { role, invitedAs, expiresAt } = seen;
  const facts = [
    {
      name: messages.role,
      value: intl.formatMessage(role === 'admin' ? messages.roleAdmin : messages.roleMember),
    },
    ...(invitedAs === null ? [] : [{ name: messages.invitedAs, value: invitedAs }]),
    {
      name: messages.until,
      value: formatDateTime(intl.locale, expiresAt, { style: 'long' }),
    },
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: { xs: 0.25, sm: 1 },
        p: 2,
        borderRadius: 1,
        bgcolor: 'soft.sunken',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: { xs: 1, sm: 0 }, fontWeight: 500, overflowWrap: 'anywhere' },
        '& dd:last-of-type': { mb: 0 },
      }}
    >
      {facts.flatMap(({ name, value }) => [
        <dt key={name.id}>{intl.formatMessage(name)}</dt>,
        <dd key={`${name.id ?? ''}-value`}>{value}</dd>,
      ])}
    </Box>
  );
});
