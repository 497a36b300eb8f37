import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Button } from '../../../../shared/ui/buttons';
import { Panel } from '../../../../shared/ui/Panel';
import { Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import type { LinkListStore } from '../../link-list.store';
import type { BulkAction } from '../bulk.api';
import { useBulk } from '../bulk-context';
import { bulkMessages } from '../bulk.messages';
import { MAX_SELECTED, type SelectionStore } from '../selection.store';
import { type BulkDialog, LiveActions, TrashedActions } from './BulkActions';

const TagsDialog = lazy(() => import('./BulkTagsDialog'));
const AddressDialog = lazy(() => import('./BulkAddressDialog'));
const MoveDialog = lazy(() => import('./BulkMoveDialog'));

const Choice = observer(function Choice({ list }: { readonly list: LinkListStore }) {
  const intl = useIntl();
  const { selection } = useBulk();
  const { isPending } = selection.choosing;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Text sx={{ fontWeight: 600, mr: 1 }}>
        {intl.formatMessage(bulkMessages.count, { count: selection.count })}
      </Text>
      <Button size="small" onClick={() => selection.togglePage(list.links)}>
        {intl.formatMessage(bulkMessages.selectPage)}
      </Button>
      {list.hasMore && (
        <Button
          size="small"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) void selection.chooseAll(list.query);
          }}
        >
          {intl.formatMessage(isPending ? bulkMessages.choosing : bulkMessages.all)}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => selection.clear()} sx={{ ml: { sm: 'auto' } }}>
        {intl.formatMessage(bulkMessages.clear)}
      </Button>
      {selection.isFull && (
        <Text role="status" variant="body2" color="textSecondary" sx={{ width: '100%' }}>
          {intl.formatMessage(bulkMessages.most, { count: MAX_SELECTED })}
        </Text>
      )}
    </Stack>
  );
});

/** Of links that are not shown nobody knows here. */
function mayComeFromElsewhere({ links }: LinkListStore, selection: SelectionStore): boolean {
  const shown = links.filter((link) => selection.has(link));
  return shown.length < selection.count || shown.some(({ canReturn }) => canReturn);
}

/** What can be done with the selected links; there while some are. */
export const BulkBar = observer(function BulkBar({ list }: { readonly list: LinkListStore }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { bulk, selection } = useBulk();
  const [dialog, setDialog] = useState<BulkDialog | null>(null);
  const { count } = selection;
  useEffect(() => {
    if (count > 0) announce(intl.formatMessage(bulkMessages.count, { count }));
  }, [announce, intl, count]);
  if (count === 0) return null;
  const begin = (action: BulkAction): void => {
    setDialog(null);
    bulk.begin(action, selection.names);
    // What stays in the list stays selected for what is done next.
    if (action.kind !== 'tags' && action.kind !== 'address') selection.clear();
  };
  const close = (): void => setDialog(null);
  const dialogProps = { count, onClose: close, onChosen: begin };
  return (
    <Panel
      component="section"
      aria-label={intl.formatMessage(bulkMessages.bar)}
      sx={{
        // On phones it would leave no room for the list; elsewhere it stays below the header.
        position: { xs: 'static', md: 'sticky' },
        top: 72,
        zIndex: 2,
        p: { xs: 1.5, sm: 2 },
        borderColor: 'primary.main',
      }}
    >
      <Choice list={list} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {list.query.tab === 'trashBin' ? (
          <TrashedActions onAction={begin} />
        ) : (
          <LiveActions
            canGiveBack={mayComeFromElsewhere(list, selection)}
            onAction={begin}
            onOpen={setDialog}
          />
        )}
      </Stack>
      <Suspense fallback={null}>
        {dialog === 'tags' && <TagsDialog {...dialogProps} />}
        {dialog === 'address' && <AddressDialog {...dialogProps} />}
        {dialog === 'move' && <MoveDialog {...dialogProps} />}
      </Suspense>
    </Panel>
  );
});
