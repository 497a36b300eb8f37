import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Request } from '../../../shared/request';
import { memberName } from '../member-name';
import type { Member } from '../people';
import { memberMessages } from '../team.messages';
import type { TeamStore } from '../team.store';
import { Joined } from './Joined';
import { Mark } from './Mark';
import { LeaveButton, RemoveButton, RoleChoice } from './MemberActions';
import { PersonRow } from './PersonRow';
import { TeamProblem } from './TeamProblem';

interface MemberRowProps {
  readonly member: Member;
  readonly store: TeamStore;
  /** The reader may change who is what. */
  readonly isManaged: boolean;
}

/** Whether the group acted in is the reader's own. */
function useIsHome(): boolean {
  const { session, groups } = useStores();
  return groups.find(session.groupId)?.isHome ?? false;
}

export const MemberRow = observer(function MemberRow({ member, store, isManaged }: MemberRowProps) {
  const intl = useIntl();
  const { session } = useStores();
  const isAtHome = useIsHome();
  const [changing] = useState(() => new Request<true>());
  const isMe = member.userId === session.userId;
  // No one gets out of their own home, nor down in it, so it is not offered.
  const isSettled = isMe && isAtHome;
  const role = intl.formatMessage(member.isAdmin ? memberMessages.admin : memberMessages.general);
  const { error, isPending } = changing;
  return (
    <PersonRow
      id={member.userId}
      name={memberName(member)}
      marks={
        <>
          {isMe && <Mark tone="good">{intl.formatMessage(memberMessages.you)}</Mark>}
          {member.isReadOnly && <Mark tone="bad">{intl.formatMessage(memberMessages.readOnly)}</Mark>}
        </>
      }
      lines={member.name === '' ? null : member.email}
      facts={
        <>
          {(!isManaged || isSettled) && <div>{role}</div>}
          <Joined time={member.joinedAt} />
        </>
      }
      actions={
        <>
          {isManaged && !isSettled && <RoleChoice member={member} store={store} changing={changing} />}
          {isMe ? !isSettled && <LeaveButton /> : isManaged && <RemoveButton member={member} store={store} />}
        </>
      }
      problem={error !== null && !isPending && <TeamProblem problem={error} />}
    />
  );
});
