import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { useStores } from '../../../shared/store-context';
import { OtherGroup } from '../../groups';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Stack } from '../../../shared/ui/layout';

interface OfGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The address may ask for another group than the current one (`group`): the reader may go there, if it is theirs. */
export const OfGroup = observer(function OfGroup({ title, children }: OfGroupProps) {
  const { session } = useStores();
  const [query] = useLocalQuery();
  const groupId = query.get('group') ?? String(session.groupId);
  if (groupId === String(session.groupId)) return children;
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
        {title}
      </PageHeading>
      <OtherGroup groupId={groupId} />
    </Stack>
  );
});
