import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { Request } from '../../../shared/request';
import { Text } from '../../../shared/ui/text';
import { createTeamApi, type Member, memberName, type Team } from '../../team';
import { analyticsPageMessages } from '../analytics.messages';

function whoOf(userId: number, readerId: number, member: Member | undefined): string {
  if (userId === 0) return 'guest';
  if (userId === readerId) return 'me';
  return member === undefined ? 'unknown' : 'named';
}

/** The author of the link. One who has left the group, or is of another one, is a number. */
export const LinkAuthor = observer(function LinkAuthor({ userId }: { readonly userId: number }) {
  const intl = useIntl();
  const { session } = useStores();
  const teamApi = useApi(createTeamApi);
  const [team] = useState(() => new Request<Team>());
  const { groupId } = session;
  const isOther = userId !== 0 && userId !== session.userId;
  useEffect(() => {
    if (isOther) void team.run(() => teamApi.team(groupId));
  }, [team, teamApi, groupId, isOther]);
  if (isOther && team.value === null && team.error === null) return null;
  const member = team.value?.members.find((each) => each.userId === userId);
  return (
    <Text variant="caption" color="textSecondary" component="span">
      {intl.formatMessage(analyticsPageMessages.author, {
        who: whoOf(userId, session.userId, member),
        name: member === undefined ? '' : memberName(member),
        id: userId,
      })}
    </Text>
  );
});
