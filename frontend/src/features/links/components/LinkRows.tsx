import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { RowSkeletons } from '../../../shared/ui/RowSkeletons';
import { linkListMessages } from '../link-list.messages';
import { useBulk } from '../bulk/bulk-context';
import { SelectBox } from '../bulk/components/SelectBox';
import type { LinkListStore } from '../link-list.store';
import { EmptyList } from '../list/components/EmptyList';
import { controlMessages, emptyMessages } from '../list/list-control.messages';
import type { AskedList } from '../list/use-list-question';
import { ListedLinkRow } from './ListedLinkRow';

interface LinkRowsProps {
  readonly list: LinkListStore;
  readonly asked: AskedList;
  /** Side by side instead of one below the other. */
  readonly isCards: boolean;
}

/** Fill any first look at the list; the rows below them are drawn after these have been painted. */
const FIRST_ROWS = 8;
const PLAIN = { p: { xs: 0, sm: 0 }, m: 0, listStyle: 'none' } as const;
const GRID = {
  border: 0,
  borderRadius: 0,
  bgcolor: 'transparent',

  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
} as const;

/** Goes on with the list; the first of the new links takes the focus from a button that goes. */
function useMore(list: LinkListStore, rows: { readonly current: HTMLElement | null }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const shownBefore = useRef(0);
  const { hasMore, loading } = list;
  useEffect(() => {
    if (!hasMore && shownBefore.current > 0) {
      rows.current?.children[shownBefore.current]?.querySelector('a')?.focus();
    }
    if (!hasMore) shownBefore.current = 0;
  }, [hasMore, rows]);
  return async (): Promise<void> => {
    shownBefore.current = list.links.length;
    await list.loadMore();
    if (loading.state === 'done') {
      announce(intl.formatMessage(linkListMessages.shown, { count: list.links.length }));
    }
  };
}

const More = observer(function More({
  list,
  onMore,
}: {
  readonly list: LinkListStore;
  readonly onMore: () => void;
}) {
  const intl = useIntl();
  const { isPending } = list.loading;
  const next = list.links.length === 0 ? controlMessages.keepLooking : linkListMessages.more;
  return (
    <Button variant="outlined" aria-disabled={isPending} onClick={onMore} sx={{ alignSelf: 'center' }}>
      {intl.formatMessage(isPending ? linkListMessages.loading : next)}
    </Button>
  );
});

/** What was found, page by page, or what stands in its place. */
export const LinkRows = observer(function LinkRows({ list, asked, isCards }: LinkRowsProps) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const { bulk } = useBulk();
  const { loading, hasMore } = list;
  const links = list.links.filter((link) => !bulk.hides(link));
  const hasPainted = useDeferredValue(links.length > 0);
  const loadMore = useMore(list, rows);
  const isLooking = loading.isPending && links.length === 0;
  const focusNear = (index: number): void => {
    const near = rows.current?.children[Math.min(index, list.links.length - 1)];
    (near?.querySelector('a') ?? place.current)?.focus();
  };
  return (
    <Stack ref={place} tabIndex={-1} sx={{ gap: 2, outline: 'none' }} aria-busy={loading.isPending}>
      {list.isEmpty && <EmptyList asked={asked} />}
      {links.length > 0 && (
        <Panel component="ul" ref={rows} sx={{ ...PLAIN, ...(isCards ? GRID : { overflow: 'hidden' }) }}>
          {(hasPainted ? links : links.slice(0, FIRST_ROWS)).map((link, index) => (
            <ListedLinkRow
              key={`${link.domain}/${link.encodeId}`}
              link={link}
              list={list}
              isCard={isCards}
              lead={<SelectBox link={link} shown={links} />}
              onGone={() => focusNear(index)}
            />
          ))}
        </Panel>
      )}
      {isLooking && <RowSkeletons count={FIRST_ROWS} />}
      {loading.state === 'failed' && loading.error !== null && (
        <ProblemNote problem={loading.error} onRetry={() => void list.loadMore()} />
      )}
      {links.length === 0 && hasMore && loading.state === 'done' && (
        <Notice
          title={intl.formatMessage(emptyMessages.soFarTitle)}
          text={intl.formatMessage(emptyMessages.soFarText)}
        />
      )}
      {hasMore && !isLooking && loading.state !== 'failed' && (
        <More list={list} onMore={() => void loadMore()} />
      )}
    </Stack>
  );
});
