import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../../shared/store-context';
import { readableAddress } from '../../../../shared/format';
import { Request } from '../../../../shared/request';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Skeleton, Text } from '../../../../shared/ui/text';
import type { PastedPage } from '../../links.api';
import { pastedPageMessages } from '../shorten.messages';

const PICTURE = { width: { xs: 96, sm: 152 }, height: 80, flex: 'none', borderRadius: 1 } as const;

const Waiting = observer(function Waiting() {
  return (
    <Stack direction="row" sx={{ gap: 2 }} aria-hidden>
      <Skeleton variant="rounded" sx={PICTURE} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="70%" />
        <Skeleton width="90%" />
        <Skeleton width="40%" />
      </Box>
    </Stack>
  );
});

const Words = observer(function Words({
  page,
  destination,
}: {
  readonly page: PastedPage | null;
  readonly destination: string;
}) {
  const intl = useIntl();
  const isRead = page !== null && !page.titleIsNull;
  const description = isRead ? page.description : intl.formatMessage(pastedPageMessages.unread);
  return (
    <Stack sx={{ minWidth: 0, flex: 1 }}>
      {isRead && (
        <Text dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {page.title}
        </Text>
      )}
      {description !== '' && (
        <Text variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {description}
        </Text>
      )}
      <Text variant="body2" color="textSecondary" dir="auto" noWrap>
        {readableAddress(destination)}
      </Text>
    </Stack>
  );
});

/** What the page of a pasted address says of itself: a look at where the link will lead. */
export const PageCard = observer(function PageCard({ destination }: { readonly destination: string }) {
  const intl = useIntl();
  const { linksApi } = useStores();
  const [reading] = useState(() => new Request<PastedPage>());
  useEffect(() => void reading.run(() => linksApi.readPage(destination)), [reading, linksApi, destination]);
  const { value, isPending } = reading;
  // Our own pages are served with a rule that no other picture is loaded by.
  const picture = value?.images.find((address) => address.startsWith('https://'));
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage(pastedPageMessages.heading)}
      aria-busy={isPending}
      sx={{ p: 1.5, borderRadius: 1, bgcolor: 'soft.sunken' }}
    >
      {isPending ? (
        <Waiting />
      ) : (
        <Stack direction="row" sx={{ gap: 2 }}>
          {picture !== undefined && (
            <Box
              component="img"
              src={picture}
              alt=""
              referrerPolicy="no-referrer"
              sx={{ ...PICTURE, objectFit: 'cover' }}
            />
          )}
          <Words page={value} destination={destination} />
        </Stack>
      )}
    </Box>
  );
});
