import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import type { Request } from '../../../shared/request';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { ChoiceButton } from '../../../shared/ui/ChoiceButton';
import { formMessages } from '../../../shared/ui/form.messages';
import { ExpandIcon } from '../../../shared/ui/icons';
import { memberName } from '../member-name';
import type { Member } from '../people';
import { memberMessages } from '../team.messages';
import type { TeamStore } from '../team.store';
import { useLeaveGroup } from '../use-leave-group';
import { AskedChange } from './AskedChange';

interface MemberProps {
  readonly member: Member;
  readonly store: TeamStore;
}

interface RoleProps extends MemberProps {
  readonly changing: Request<true>;
}

const ROLES = ['admin', 'general'] as const;

/** What a person may do in the group, to be chosen by an admin. */
export const RoleChoice = observer(function RoleChoice({ member, store, changing }: RoleProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { session } = useStores();
  const name = memberName(member);
  const chosen = member.isAdmin ? 'admin' : 'general';
  const change = async (isAdmin: boolean): Promise<void> => {
    if (isAdmin === member.isAdmin || changing.isPending) return;
    const isDone = await changing.run(async () => {
      await store.changeRole(member.userId, isAdmin);
      return true;
    });
    if (isDone === null) return;
    announce(intl.formatMessage(memberMessages.roleChanged, { name, admin: isAdmin ? 'yes' : 'no' }));
    if (member.userId === session.userId) await session.loadInfo();
  };
  return (
    <ChoiceButton
      label={intl.formatMessage(memberMessages.roleOf, { name })}
      text={intl.formatMessage(memberMessages[chosen])}
      icon={
        <>
          {intl.formatMessage(memberMessages[chosen])}
          <ExpandIcon fontSize="small" />
        </>
      }
      choices={ROLES.map((value) => ({ value, label: intl.formatMessage(memberMessages[value]) }))}
      chosen={chosen}
      onChoose={(role) => void change(role === 'admin')}
    />
  );
});

/** Takes a member out of the group, when that is meant. */
export const RemoveButton = observer(function RemoveButton({ member, store }: MemberProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  const name = memberName(member);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        aria-label={intl.formatMessage(memberMessages.removeOf, { name })}
        onClick={() => setAsking(true)}
      >
        {intl.formatMessage(memberMessages.remove)}
      </Button>
      {isAsking && (
        <AskedChange
          title={intl.formatMessage(memberMessages.removeTitle, { name })}
          text={intl.formatMessage(memberMessages.removeText, { name })}
          confirm={intl.formatMessage(memberMessages.remove)}
          cancel={intl.formatMessage(formMessages.cancel)}
          change={() => store.remove(member.userId)}
          onDone={() => announce(intl.formatMessage(memberMessages.removed, { name }))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
});

/** The way out of the group, for oneself. */
export const LeaveButton = observer(function LeaveButton() {
  const intl = useIntl();
  const announce = useAnnounce();
  const { session } = useStores();
  const leave = useLeaveGroup();
  const [isAsking, setAsking] = useState(false);
  const [group] = useState(session.info?.groupName ?? '');
  return (
    <>
      <Button variant="outlined" color="inherit" size="small" onClick={() => setAsking(true)}>
        {intl.formatMessage(memberMessages.leave)}
      </Button>
      {isAsking && (
        <AskedChange
          title={intl.formatMessage(memberMessages.leave)}
          text={intl.formatMessage(memberMessages.leaveText, { group })}
          confirm={intl.formatMessage(memberMessages.leave)}
          cancel={intl.formatMessage(formMessages.cancel)}
          change={leave}
          onDone={() => announce(intl.formatMessage(memberMessages.left, { group }))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
});
