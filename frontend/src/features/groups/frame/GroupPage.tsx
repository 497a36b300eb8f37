import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { splitLocale } from '../../../i18n/locale';
import { useLocalPath } from '../../../i18n/use-local-path';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { GroupFrame, type GroupPlace } from './GroupFrame';
import { OtherGroup } from './OtherGroup';

interface GroupPageProps {
  readonly place: GroupPlace;
  readonly title: string;
  readonly lead: string;
  /** What the page is there for, beside its heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Heading = observer(function Heading({
  title,
  lead,
  action,
}: Omit<GroupPageProps, 'place' | 'children'>) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
    >
      <Box>
        <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
          {title}
        </PageHeading>
        <Text color="textSecondary">{lead}</Text>
      </Box>
      {action}
    </Stack>
  );
});

/** A page of the group that the address names (as `userId`): for its members while they act in it. */
export const GroupPage = observer(function GroupPage({ place, title, children, ...rest }: GroupPageProps) {
  const { session } = useStores();
  const { userId = '' } = useParams();
  const { pathname, search } = useLocation();
  const localPath = useLocalPath();
  if (!session.isSignedIn) {
    const way = new URLSearchParams({ redirect_to: splitLocale(pathname).path + search });
    return <Navigate to={localPath(`${PATHS.login}?${way.toString()}`)} replace />;
  }
  if (userId !== String(session.groupId)) {
    return (
      <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
        <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
          {title}
        </PageHeading>
        <OtherGroup groupId={userId} />
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 3, pt: { xs: 2, sm: 3 } }}>
      <GroupFrame place={place} />
      <Heading title={title} {...rest} />
      {children}
    </Stack>
  );
});
