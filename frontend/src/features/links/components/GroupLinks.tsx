import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../app/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
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

const NoLinks = observer(function NoLinks() {
  const intl = useIntl();
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
});

/** The links of the current group, page by page. */
export const GroupLinks = observer(function GroupLinks() {
  const intl = useIntl();
  const { linksApi } = useStores();
  const [list] = useState(() => new LinkListStore(linksApi));
  const announce = useAnnounce();
  const place = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(0);
  const { loading, links, hasMore } = list;
  useEffect(() => void list.loadMore(), [list]);
  // With the last page the button goes that had the focus: the first of the new links takes it.
  useEffect(() => {
    if (!hasMore && shownBefore.current > 0) {
      rows.current?.children[shownBefore.current]?.querySelector('a')?.focus();
    }
  }, [hasMore]);
  const loadMore = async (): Promise<void> => {
    shownBefore.current = links.length;
    await list.loadMore();
    if (loading.state === 'done') {
      announce(intl.formatMessage(listMessages.shown, { count: list.links.length }));
    }
  };
  const focusNear = (index: number): void => {
    const near = rows.current?.children[Math.min(index, list.links.length - 1)];
    (near?.querySelector('a') ?? place.current)?.focus();
  };
  return (
    <Stack ref={place} tabIndex={-1} sx={{ gap: 2, outline: 'none' }} aria-busy={loading.isPending}>
      {list.isEmpty && <NoLinks />}
      {links.length > 0 && (
        <Panel
          component="ul"
          ref={rows}
          sx={{ p: { xs: 0, sm: 0 }, m: 0, listStyle: 'none', overflow: 'hidden' }}
        >
          {links.map((link, index) => (
            <ListedLinkRow key={link.encodeId} link={link} list={list} onGone={() => focusNear(index)} />
          ))}
        </Panel>
      )}
      {loading.isPending && links.length === 0 && (
        <Skeleton variant="rounded" height={320} sx={{ borderRadius: '16px' }} />
      )}
      {loading.state === 'failed' && loading.error !== null && (
        <ProblemNote problem={loading.error} onRetry={() => void loadMore()} />
      )}
      {hasMore && loading.state !== 'failed' && (
        <Button
          variant="outlined"
          aria-disabled={loading.isPending}
          onClick={() => void loadMore()}
          sx={{ alignSelf: 'center' }}
        >
          {intl.formatMessage(loading.isPending ? listMessages.loading : listMessages.more)}
        </Button>
      )}
    </Stack>
  );
});
