import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../app/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton } from '../../../shared/ui/text';
import { listMessages } from '../link-list.messages';
import { LinkListStore } from '../link-list.store';
import { ListedLinkRow } from './ListedLinkRow';

/** The links of the current group, page by page. */
export const GroupLinks = observer(function GroupLinks() {
  const intl = useIntl();
  const { linksApi } = useStores();
  const [list] = useState(() => new LinkListStore(linksApi));
  useEffect(() => void list.loadMore(), [list]);
  const { loading, links } = list;
  if (list.isEmpty) {
    return (
      <Notice
        title={intl.formatMessage(listMessages.emptyTitle)}
        text={intl.formatMessage(listMessages.emptyText)}
      >
        <ButtonLink to="/" variant="contained">
          {intl.formatMessage(listMessages.create)}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Stack sx={{ gap: 2 }} aria-busy={loading.isPending}>
      {links.length > 0 && (
        <Panel component="ul" sx={{ p: { xs: 0, sm: 0 }, m: 0, listStyle: 'none', overflow: 'hidden' }}>
          {links.map((link) => (
            <ListedLinkRow key={link.encodeId} link={link} />
          ))}
        </Panel>
      )}
      {loading.isPending && <Skeleton variant="rounded" height={320} sx={{ borderRadius: '16px' }} />}
      {loading.state === 'failed' && loading.error !== null && (
        <ProblemNote problem={loading.error} onRetry={() => void list.loadMore()} />
      )}
      {list.hasMore && loading.state === 'done' && (
        <Button variant="outlined" onClick={() => void list.loadMore()} sx={{ alignSelf: 'center' }}>
          {intl.formatMessage(listMessages.more)}
        </Button>
      )}
    </Stack>
  );
});
