import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import type { ApiError } from '../../../api/api-error';
import { groupProblems } from '../../../shared/group-problem.messages';
import { Request } from '../../../shared/request';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { otherGroupMessages } from './other-group.messages';
import { OtherGroupSkeleton } from './OtherGroupSkeleton';

interface Group {
  readonly groupId: number;
  readonly name: string;
}

const Offer = observer(function Offer({ group }: { readonly group: Group }) {
  const intl = useIntl();
  const { session } = useStores();
  const [switching] = useState(() => new Request<ApiError | null>());
  const change = (): void => {
    if (!switching.isPending) void switching.run(() => session.switchGroup(group.groupId));
  };
  const { name } = group;
  return (
    <Notice
      title={intl.formatMessage(otherGroupMessages.otherTitle, { name })}
      text={intl.formatMessage(otherGroupMessages.otherText)}
    >
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <Button variant="contained" aria-disabled={switching.isPending} onClick={change}>
          {intl.formatMessage(otherGroupMessages.switch, { name })}
        </Button>
        {switching.value !== null && !switching.isPending && (
          <ProblemNote problem={switching.value} texts={groupProblems} />
        )}
      </Stack>
    </Notice>
  );
});

const Foreign = observer(function Foreign() {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <Notice
      title={intl.formatMessage(otherGroupMessages.foreignTitle)}
      text={intl.formatMessage(otherGroupMessages.foreignText)}
    >
      <ButtonLink to={pathTo('group', session.groupId)} variant="contained">
        {intl.formatMessage(otherGroupMessages.toOwn)}
      </ButtonLink>
    </Notice>
  );
});

/** Offers to go on in the group, if it is one of the visitor's. */
const SwitchOffer = observer(function SwitchOffer({ groupId }: { readonly groupId: string }) {
  const { accountApi } = useStores();
  const [groups] = useState(() => new Request<readonly Group[]>());
  useEffect(() => void groups.run(() => accountApi.groups()), [groups, accountApi]);
  if (groups.error !== null && !groups.isPending) {
    return <ProblemNote problem={groups.error} onRetry={() => void groups.run(() => accountApi.groups())} />;
  }
  if (groups.value === null) return <OtherGroupSkeleton />;
  const group = groups.value.find((each) => String(each.groupId) === groupId);
  return group === undefined ? <Foreign /> : <Offer group={group} />;
});

export default SwitchOffer;
