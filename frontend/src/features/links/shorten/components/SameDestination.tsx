import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../../shared/format';
import { Request } from '../../../../shared/request';
import { useApi } from '../../../../shared/store-context';
import { AppLink } from '../../../../shared/ui/AppLink';
import { CopyButton } from '../../../../shared/ui/CopyButton';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import { OwnLink } from '../../components/OwnLink';
import { editorPath } from '../../editor-path';
import { createLinkListApi, type LinkPage } from '../../list/list.api';
import { sameMessages } from '../shorten.messages';

/** Of the links that lead to the same address. */
const SHOWN = 3;

/** The links of the group that lead to an address already, before it is shortened again. */
export const SameDestination = observer(function SameDestination({
  destination,
}: {
  readonly destination: string;
}) {
  const intl = useIntl();
  const linkListApi = useApi(createLinkListApi);
  const [search] = useState(() => new Request<LinkPage>());
  useEffect(() => {
    const query = { tab: 'links', sort: 'newest', filters: [{ key: 'url', value: destination }] } as const;
    // A help on the side: that it fails is of no interest.
    void search.run(() => linkListApi.page(query, -1, SHOWN));
  }, [search, linkListApi, destination]);
  const { links = [], hasMore = false } = search.value ?? {};
  return (
    <Box role="status">
      {links.length > 0 && (
        <Stack sx={{ gap: 0.5, p: 1.5, borderRadius: 1, bgcolor: 'soft.primary' }}>
          <Text>{intl.formatMessage(sameMessages.text, { count: links.length })}</Text>
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {links.map((link) => {
              const { id, shortUrl, groupId, encodeId: slug, domain } = link;
              const address = readableAddress(shortUrl);
              return (
                <Stack
                  key={id}
                  component="li"
                  direction="row"
                  sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
                >
                  <OwnLink link={link} sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                    {address}
                  </OwnLink>
                  <CopyButton address={shortUrl} size="small" />
                  <AppLink
                    to={editorPath(groupId, slug, domain)}
                    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                  >
                    {intl.formatMessage(sameMessages.edit, { address })}
                  </AppLink>
                </Stack>
              );
            })}
          </Stack>
          {hasMore && (
            <Text variant="body2" color="textSecondary">
              {intl.formatMessage(sameMessages.more)}
            </Text>
          )}
        </Stack>
      )}
    </Box>
  );
});
