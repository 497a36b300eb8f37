import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { IconButton } from '../../../shared/ui/buttons';
import { MoreIcon, MoveIcon, TagIcon, UndoIcon } from '../../../shared/ui/icons';
import { withTexts } from '../../../i18n/with-texts';
import { loadTagPicker } from '../../labels';
import { listMessages } from '../link-list.messages';
import type { Destination } from '../link-move.model';
import type { ListedLink } from '../links.api';
import { moveMessages } from '../move.messages';

// Menus and dialogs bring layers with them, which no first look at the list needs.
const loadMenu = () => import('../../../shared/ui/ActionMenu');
const ActionMenu = lazy(loadMenu);
const TagPicker = lazy(() => withTexts(loadTagPicker, 'labels'));
const MoveDialog = lazy(() => import('./MoveDialog'));
const ReturnDialog = lazy(() => import('./ReturnDialog'));

interface LinkActionsProps {
  readonly link: ListedLink;
  readonly onMoved: (destination: Destination) => void;
  readonly onTagged: (tags: ListedLink['tags']) => void;
}

type Open = 'tags' | 'move' | 'return' | null;

const actionsOf = (intl: IntlShape, link: ListedLink, open: (what: Open) => void) => {
  const { canEdit, canTransfer, canReturn, transferredFrom } = link;
  const toFirst =
    transferredFrom === null
      ? intl.formatMessage(moveMessages.giveBackHome)
      : intl.formatMessage(moveMessages.giveBack, { name: transferredFrom.name });
  return [
    ...(canEdit
      ? [
          {
            key: 'tags',
            label: intl.formatMessage(listMessages.openTags),
            icon: <TagIcon fontSize="small" />,
            onSelect: () => open('tags'),
          },
        ]
      : []),
    ...(canTransfer
      ? [
          {
            key: 'move',
            label: intl.formatMessage(moveMessages.open),
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

/** What can be done with a link of the list besides looking at it. */
export const LinkActions = observer(function LinkActions(props: LinkActionsProps) {
  const { link, onMoved, onTagged } = props;
  const intl = useIntl();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const label = intl.formatMessage(moveMessages.actions, { address: readableAddress(link.shortUrl) });
  const actions = actionsOf(intl, link, setOpen);
  if (actions.length === 0) return null;
  const close = (): void => setOpen(null);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        sx={{ color: 'text.secondary', ml: { xs: 'auto', sm: 0 } }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Suspense fallback={null}>
        {anchor !== null && (
          <ActionMenu
            id={menuId}
            label={label}
            anchor={anchor}
            actions={actions}
            onClose={() => setAnchor(null)}
          />
        )}
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
