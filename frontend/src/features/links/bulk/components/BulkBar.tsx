import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import type { Action } from '../../../../shared/ui/action';
import { BOTTOM_BAR } from '../../../../shared/ui/bottom-bar';
import { IconButton } from '../../../../shared/ui/buttons';
import { CheckIcon, CloseIcon } from '../../../../shared/ui/icons';
import { Panel } from '../../../../shared/ui/Panel';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import { loadTagWords } from '../../../labels';
import type { LinkListStore } from '../../link-list.store';
import type { BulkAction } from '../bulk.api';
import { useBulk } from '../bulk-context';
import { bulkMessages } from '../bulk.messages';
import { MAX_SELECTED, type SelectionStore } from '../selection.store';
import { type BulkDialog, LiveActions, TrashedActions } from './BulkActions';

// With the fields in it: what is typed while they come would be lost.
const TagsDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./BulkTagsDialog'), loadTagWords()]);
  return dialog;
});
const AddressDialog = lazy(() => import('./BulkDestinationDialog'));
const MoveDialog = lazy(() => import('./BulkMoveDialog'));

/** Links that are not shown, or not yet selected, as entries of the menu. */
function useChoices(list: LinkListStore): readonly Action[] {
  const intl = useIntl();
  const { selection } = useBulk();
  const { isPending } = selection.choosing;
  const chooseAll = (): void => {
    if (!isPending) void selection.chooseAll(list.query);
  };
  const page: Action = {
    key: 'page',
    label: intl.formatMessage(bulkMessages.selectPage),
    icon: <CheckIcon fontSize="small" />,
    onSelect: () => selection.togglePage(list.links),
  };
  const all: Action = {
    key: 'all',
    label: intl.formatMessage(isPending ? bulkMessages.choosing : bulkMessages.all),
    icon: <CheckIcon fontSize="small" />,
    onSelect: chooseAll,
  };
  return list.hasMore ? [page, all] : [page];
}

const Count = observer(function Count() {
  const intl = useIntl();
  const { selection } = useBulk();
  const clear = intl.formatMessage(bulkMessages.clear);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, minWidth: 0, mr: 'auto' }}>
      <IconButton aria-label={clear} title={clear} onClick={() => selection.clear()}>
        <CloseIcon />
      </IconButton>
      <Box sx={{ minWidth: 0 }}>
        <Text sx={{ fontWeight: 600 }}>
          {intl.formatMessage(bulkMessages.count, { count: selection.count })}
        </Text>
        {selection.isFull && (
          <Text role="status" variant="body2" color="textSecondary">
            {intl.formatMessage(bulkMessages.most, { count: MAX_SELECTED })}
          </Text>
        )}
      </Box>
    </Stack>
  );
});

/** Of the tags of selected links that are shown, each once. */
const wordsOf = ({ links }: LinkListStore, selection: SelectionStore): readonly string[] => [
  ...new Set(
    links.filter((link) => selection.has(link)).flatMap(({ tags }) => tags.map(({ value }) => value)),
  ),
];

/** Of links that are not shown nothing is known here. */
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
  const choices = useChoices(list);
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
      // Over the end of the window: no row moves when the first is selected.
      sx={{
        position: 'fixed',
        bottom: { xs: `calc(${BOTTOM_BAR} + 8px)`, md: 16 },
        // Not by a transformation, within which menus would lose their place.
        insetInline: 8,
        mx: 'auto',
        maxWidth: '56rem',
        zIndex: 'appBar',
        p: { xs: 0.5, sm: 1 },
        borderColor: 'primary.main',
        boxShadow: 6,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}>
        <Count />
        {list.query.tab === 'trashBin' ? (
          <TrashedActions choices={choices} onAction={begin} />
        ) : (
          <LiveActions
            choices={choices}
            canGiveBack={mayComeFromElsewhere(list, selection)}
            onAction={begin}
            onOpen={setDialog}
          />
        )}
      </Stack>
      <Suspense fallback={null}>
        {dialog === 'tags' && <TagsDialog {...dialogProps} words={wordsOf(list, selection)} />}
        {dialog === 'address' && <AddressDialog {...dialogProps} />}
        {dialog === 'move' && <MoveDialog {...dialogProps} />}
      </Suspense>
    </Panel>
  );
});
