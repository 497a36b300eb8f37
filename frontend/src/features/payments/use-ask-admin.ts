import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { createTeamApi, memberName, type Team } from '../team';
import { Request } from '../../shared/request';
import { useApi, useStores } from '../../shared/store-context';
import { buyingMessages as messages } from './buying.messages';

/** Says who of the group can buy; their names come a moment later. */
export function useAskAdmin(): string {
  const intl = useIntl();
  const { session, groups } = useStores();
  const { groupId } = session;
  const api = useApi(createTeamApi);
  const [team] = useState(() => new Request<Team>());
  useEffect(() => void team.run(() => api.team(groupId)), [team, api, groupId]);
  const admins = team.value?.members.filter(({ isAdmin }) => isAdmin).map(memberName) ?? [];
  const group = groups.name;
  if (admins.length === 0) return intl.formatMessage(messages.askAnyAdmin, { group });
  const names = intl.formatList(admins, { type: 'disjunction' });
  return intl.formatMessage(messages.askAdmin, { group, names });
}
