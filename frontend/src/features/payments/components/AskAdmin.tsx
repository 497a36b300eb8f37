import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { createTeamApi, memberName, type Team } from '../../team';
import { Request } from '../../../shared/request';
import { useApi, useStores } from '../../../shared/store-context';
import { Text } from '../../../shared/ui/text';
import { buyingMessages as messages } from '../buying.messages';

/** Tells general members who can buy. */
export const AskAdmin = observer(function AskAdmin() {
  const intl = useIntl();
  const { session, groups } = useStores();
  const { groupId } = session;
  const api = useApi(createTeamApi);
  const [team] = useState(() => new Request<Team>());
  useEffect(() => void team.run(() => api.team(groupId)), [team, api, groupId]);
  const admins = team.value?.members.filter(({ isAdmin }) => isAdmin).map(memberName) ?? [];
  const group = groups.name;
  return (
    <Text sx={{ overflowWrap: 'anywhere' }}>
      {admins.length === 0
        ? intl.formatMessage(messages.askAnyAdmin, { group })
        : intl.formatMessage(messages.askAdmin, {
            group,
            names: intl.formatList(admins, { type: 'disjunction' }),
          })}
    </Text>
  );
});
