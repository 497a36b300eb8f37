import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Skeleton } from '../../../shared/ui/text';
import { WeekInShort } from '../../analytics';
import { MemberOptions } from '../../creation';
import { createLinkListApi, RecentLinks, Result, ShortenForm } from '../../links';
import { AttentionStore } from '../attention.store';
import { memberHomeMessages } from '../home.messages';
import type { HomeProps } from '../home-props';
import { Attention } from './Attention';

/** What needs attention comes first, beside the links where there is room. */
const GRID = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"attention" "links" "week"',
    md: '"links attention" "links week"',
  },
} as const;

function useAttention(): AttentionStore {
  const links = useApi(createLinkListApi);
  const { accountApi, usage } = useStores();
  const [attention] = useState(() => new AttentionStore({ links, account: accountApi, usage }));
  useEffect(() => void attention.load(), [attention]);
  return attention;
}

/** The box that shortens, and how everything else of the group acted in is doing. */
const MemberHome = observer(function MemberHome({ form }: HomeProps) {
  const intl = useIntl();
  const attention = useAttention();
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 }, pt: { xs: 2, sm: 4 } }}>
      <PageHeading title="" sx={{ fontSize: 'clamp(1.375rem, 1.15rem + 1.1vw, 2rem)' }}>
        {intl.formatMessage(memberHomeMessages.heading)}
      </PageHeading>
      <ShortenForm form={form} MemberOptions={MemberOptions} />
      <Result form={form} />
      <Box sx={{ position: 'relative' }}>
        {!attention.isSettled && (
          <Skeleton variant="rounded" sx={{ position: 'absolute', inset: 0, height: 480 }} />
        )}
        {/* Out of sight until it is known how much there is to say first: nothing is seen to move down. */}
        <Box sx={{ ...GRID, visibility: attention.isSettled ? 'visible' : 'hidden' }}>
          <Box sx={{ gridArea: 'attention', minWidth: 0 }}>
            <Attention store={attention} />
          </Box>
          <Box sx={{ gridArea: 'links', minWidth: 0 }}>
            <RecentLinks />
          </Box>
          <Box sx={{ gridArea: 'week', minWidth: 0 }}>
            <WeekInShort />
          </Box>
        </Box>
      </Box>
    </Stack>
  );
});

export default MemberHome;
