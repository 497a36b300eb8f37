import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../app/store-context';
import type { ApiError } from '../../../api/api-error';
import { Request } from '../../../shared/request';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton } from '../../../shared/ui/text';
import { listMessages } from '../link-list.messages';

interface Group {
  readonly groupId: number;
  readonly name: string;
}

const SwitchOffer = observer(function SwitchOffer({ group }: { readonly group: Group }) {
  const intl = useIntl();
  const { session } = useStores();
  const [switching] = useState(() => new Request<ApiError | null>());
  const change = (): void => {
    if (!switching.isPending) void switching.run(() => session.switchGroup(group.groupId));
  };
  const { name } = group;
  return (
    <Notice
      title={intl.formatMessage(listMessages.otherTitle, { name })}
      text={intl.formatMessage(listMessages.otherText)}
    >
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <Button variant="contained" aria-disabled={switching.isPending} onClick={change}>
          {intl.formatMessage(listMessages.switch, { name })}
        </Button>
        {switching.value !== null && !switching.isPending && <ProblemNote problem={switching.value} />}
      </Stack>
    </Notice>
  );
});

/** The address belongs to a group that is not the current one: if it is one of the visitor's, they may go there. */
export const OtherGroup = observer(function OtherGroup({ groupId }: { readonly groupId: string }) {
  const intl = useIntl();
  const { accountApi, session } = useStores();
  const [groups] = useState(() => new Request<readonly Group[]>());
  useEffect(() => void groups.run(() => accountApi.groups()), [groups, accountApi]);
  if (groups.error !== null && !groups.isPending) {
    return <ProblemNote problem={groups.error} onRetry={() => void groups.run(() => accountApi.groups())} />;
  }
  if (groups.value === null) return <Skeleton variant="rounded" height={240} sx={{ borderRadius: '16px' }} />;
  const group = groups.value.find((each) => String(each.groupId) === groupId);
  if (group !== undefined) return <SwitchOffer group={group} />;
  return (
    <Notice
      title={intl.formatMessage(listMessages.foreignTitle)}
      text={intl.formatMessage(listMessages.foreignText)}
    >
      <ButtonLink to={`/users/${session.groupId}`} variant="contained">
        {intl.formatMessage(listMessages.toOwn)}
      </ButtonLink>
    </Notice>
  );
});
