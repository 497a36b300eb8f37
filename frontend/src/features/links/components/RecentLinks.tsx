import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusOn } from '../../../shared/focus-request';
import { pathTo } from '../../../shared/paths';
import { Request } from '../../../shared/request';
import { useApi, useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { linkKeyOf } from '../bulk/bulk-parts';
import { linkListMessages } from '../link-list.messages';
import type { ListedLink } from '../links.api';
import { LinkClicks } from '../list/components/LinkClicks';
import { LinkTitle, ShortUrl } from '../list/components/LinkNames';
import { createLinkListApi } from '../list/list.api';
import { recentMessages } from '../recent.messages';
import { BringAlong } from './BringAlong';

const SHOWN = 5;

const Row = observer(function Row({ link }: { readonly link: ListedLink }) {
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        columnGap: 1,
        py: 0.75,
        alignItems: { sm: 'center' },
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <LinkTitle link={link} />
        <ShortUrl link={link} />
      </Box>
      <Stack direction="row" sx={{ flex: 'none', alignItems: 'center', ml: { xs: -0.5, sm: 0 } }}>
        <LinkClicks link={link} isInRow />
        <CopyButton address={link.shortUrl} isIcon />
      </Stack>
    </Stack>
  );
});

/** Says where the first link comes from. */
const NoLinks = observer(function NoLinks() {
  const intl = useIntl();
  return (
    <Stack sx={{ py: 3, gap: 1, alignItems: 'center', textAlign: 'center' }}>
      <Text component="h3" variant="h3">
        {intl.formatMessage(linkListMessages.emptyTitle)}
      </Text>
      <Text color="textSecondary" sx={{ maxWidth: '32rem', mb: 1 }}>
        {intl.formatMessage(linkListMessages.emptyText)}
      </Text>
      <Button variant="outlined" onClick={() => focusOn('create')}>
        {intl.formatMessage(linkListMessages.create)}
      </Button>
    </Stack>
  );
});

/** The newest links of the group with their clicks, and the way to all of them. */
const RecentLinks = observer(function RecentLinks() {
  const intl = useIntl();
  const { session, deviceLinks } = useStores();
  const api = useApi(createLinkListApi);
  const [request] = useState(() => new Request<readonly ListedLink[]>());
  const load = useCallback(
    () =>
      void request.run(async () => {
        const page = await api.page({ tab: 'links', sort: 'newest', filters: [] }, -1, SHOWN);
        return page.links;
      }),
    [api, request],
  );
  const { madeCount } = deviceLinks;
  // A link that is made in the box above is the newest.
  useEffect(load, [load, madeCount]);
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <BringAlong onBrought={load} />
      <Section
        title={intl.formatMessage(recentMessages.heading)}
        control={
          <AppLink to={pathTo('group', session.groupId)} sx={{ py: 1.25, fontWeight: 600 }}>
            {intl.formatMessage(recentMessages.all)}
          </AppLink>
        }
      >
        <Loaded request={request} onRetry={load} height={300}>
          {(shown) =>
            shown.length === 0 ? (
              <NoLinks />
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {shown.map((link) => (
                  <Row key={linkKeyOf(link)} link={link} />
                ))}
              </Box>
            )
          }
        </Loaded>
      </Section>
    </Stack>
  );
});

export default RecentLinks;
