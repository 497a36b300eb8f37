import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../shared/store-context';
import { Request } from '../../shared/request';
import { createTeamApi, type Team } from '../team';
import { linkChangesMessages } from './history.messages';

/** Names of the group's members, as far as they are known; reactive. */
export function useMemberNames(): (userId: number) => string {
  const intl = useIntl();
  const { session } = useStores();
  const { groupId } = session;
  const teamApi = useApi(createTeamApi);
  const [team] = useState(() => new Request<Team>());
  useEffect(() => void team.run(() => teamApi.team(groupId)), [team, teamApi, groupId]);
  return (userId) => {
    const member = team.value?.members.find((each) => each.userId === userId);
    if (member !== undefined) return member.name === '' ? member.email : member.name;
    return team.value === null ? '…' : intl.formatMessage(linkChangesMessages.formerMember);
  };
}
