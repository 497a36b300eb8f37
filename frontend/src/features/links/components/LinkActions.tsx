import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { readableAddress } from '../../../shared/format';
import {
  CopyIcon,
  DeleteIcon,
  EditIcon,
  MoveIcon,
  QrIcon,
  TagIcon,
  UndoIcon,
} from '../../../shared/ui/icons';
import { withTexts } from '../../../i18n/with-texts';
import { loadTagPicker } from '../../labels';
import { QrDialog } from '../../qr';
import type { Action } from '../../../shared/ui/action';
import { MoreActions } from '../../../shared/ui/MoreActions';
import { useBulk } from '../bulk/bulk-context';
import { canRestore } from '../bulk/can-restore';
import { editorPath } from '../editor-path';
import { linkMenuMessages } from '../link-menu.messages';
import { linkListMessages } from '../link-list.messages';
import type { Destination } from '../link-move.model';
import type { ListedLink } from '../links.api';
import { rowMessages } from '../list/filter.messages';
import { moveMessages } from '../move.messages';
import { shareActions } from '../share-actions';

// Dialogs bring layers with them, which no first look at the list needs.
const TagPicker = lazy(() => withTexts(loadTagPicker, 'labels'));
const MoveDialog = lazy(() => import('./MoveDialog'));
const ReturnDialog = lazy(() => import('./ReturnDialog'));

interface LinkActionsProps {
  readonly link: ListedLink;
  readonly onMoved: (destination: Destination) => void;
  readonly onTagged: (tags: ListedLink['tags']) => void;
}

type Open = 'qr' | 'tags' | 'move' | 'return' | null;

type DoWith = (what: Open | 'copy') => void;

const liveActions = (intl: IntlShape, link: ListedLink, open: DoWith): readonly Action[] => {
  const { encodeId, groupId, canEdit, canTransfer, canReturn, transferredFrom } = link;
  const toFirst =
    transferredFrom === null
      ? intl.formatMessage(moveMessages.giveBackHome)
      : intl.formatMessage(moveMessages.giveBack, { name: transferredFrom.name });
  return [
    {
      key: 'qr',
      label: intl.formatMessage(linkListMessages.openQr),
      icon: <QrIcon fontSize="small" />,
      onSelect: () => open('qr'),
    },
    ...shareActions(intl, link.shortUrl),
    {
      key: 'copy',
      label: intl.formatMessage(linkListMessages.duplicate),
      icon: <CopyIcon fontSize="small" />,
      onSelect: () => open('copy'),
    },
    ...(canEdit
      ? [
          {
            key: 'edit',
            label: intl.formatMessage(rowMessages.edit),
            icon: <EditIcon fontSize="small" />,
            to: editorPath(groupId, encodeId, link.domain),
          },
          {
            key: 'tags',
            label: intl.formatMessage(linkMenuMessages.tags),
            icon: <TagIcon fontSize="small" />,
            onSelect: () => open('tags'),
          },
        ]
      : []),
    ...(canTransfer
      ? [
          {
            key: 'move',
            label: intl.formatMessage(linkMenuMessages.move),
            icon: <MoveIcon fontSize="small" />,
            onSelect: () => open('move'),
          },
        ]
      : []),
    ...(canReturn
      ? [
          {
            key: 'return',
            label: toFirst,
            icon: <UndoIcon fontSize="small" />,
            onSelect: () => open('return'),
          },
        ]
      : []),
  ];
};

/** Into the trash bin, or out of it. */
function useBinActions({ encodeId, domain, trashTime, canTransfer }: ListedLink): readonly Action[] {
  const intl = useIntl();
  const { bulk } = useBulk();
  const { session } = useStores();
  const begin = (kind: 'trash' | 'putBack') => () => bulk.begin({ kind }, [{ encodeId, domain }]);
  if (trashTime === null) {
    const label = intl.formatMessage(linkMenuMessages.trash);
    const icon = <DeleteIcon fontSize="small" />;
    return canTransfer ? [{ key: 'trash', label, icon, isApart: true, onSelect: begin('trash') }] : [];
  }
  if (!canRestore(session.info)) return [];
  const label = intl.formatMessage(linkMenuMessages.putBack);
  return [{ key: 'putBack', label, icon: <UndoIcon fontSize="small" />, onSelect: begin('putBack') }];
}

function useActions(link: ListedLink, open: (what: Open) => void): readonly Action[] {
  const intl = useIntl();
  const { deviceLinks, shell } = useStores();
  const bin = useBinActions(link);
  const doWith: DoWith = (what) => {
    if (what !== 'copy') {
      open(what);
      return;
    }
    deviceLinks.copyNext(link);
    shell.open('create');
  };
  return [...(link.trashTime === null ? liveActions(intl, link, doWith) : []), ...bin];
}

/** What can be done with a link of the list besides looking at it. */
export const LinkActions = observer(function LinkActions(props: LinkActionsProps) {
  const { link, onMoved, onTagged } = props;
  const intl = useIntl();
  const [open, setOpen] = useState<Open>(null);
  const label = intl.formatMessage(moveMessages.actions, { address: readableAddress(link.shortUrl) });
  const actions = useActions(link, setOpen);
  if (actions.length === 0) return null;
  const close = (): void => setOpen(null);
  return (
    <>
      <MoreActions
        label={label}
        actions={actions}
        isSmall
        sx={{ color: 'text.secondary', ml: { xs: 'auto', sm: 0 } }}
      />
      <Suspense fallback={null}>
        {open === 'qr' && <QrDialog link={link} onClose={close} />}
        {open === 'tags' && (
          <TagPicker
            link={link}
            onClose={close}
            onSaved={(tags) => {
              close();
              onTagged(tags);
            }}
          />
        )}
        {open === 'move' && (
          <MoveDialog
            link={link}
            onClose={close}
            // A second move forgets where the first began, so that giving back would not lead here.
            onMoved={({ name }) => onMoved({ way: 'moved', name, canUndo: !link.isTransferred })}
          />
        )}
        {open === 'return' && (
          <ReturnDialog
            link={link}
            onClose={close}
            onReturned={() =>
              onMoved({ way: 'returned', name: link.transferredFrom?.name ?? null, canUndo: false })
            }
          />
        )}
      </Suspense>
    </>
  );
});
