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
import { OtherGroup } from './OtherGroup';

interface GroupPageProps {
  readonly title: string;
  readonly lead: string;
  /** What the page is there for, beside its heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Heading = observer(function Heading({ title, lead, action }: Omit<GroupPageProps, 'children'>) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        justifyContent: 'space-between',
        alignItems: 'center',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <PageHeading title={title} sx={{ fontSize: { xs: '1.375rem', sm: '2rem' }, lineHeight: 1.25 }}>
          {title}
        </PageHeading>
        {/* A phone has no room for what one knows after the first visit. */}
        <Text color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {lead}
        </Text>
      </Box>
      {action}
    </Stack>
  );
});

/** A page of the group that the address names (as `userId`): for its members while they act in it. */
export const GroupPage = observer(function GroupPage({ title, children, ...rest }: GroupPageProps) {
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
    <Stack sx={{ gap: { xs: 1.5, sm: 2.5 }, pt: { xs: 1.5, sm: 3 } }}>
      <Heading title={title} {...rest} />
      {children}
    </Stack>
  );
});
