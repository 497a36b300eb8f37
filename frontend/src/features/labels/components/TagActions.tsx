import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { IconButton } from '../../../shared/ui/buttons';
import { EditIcon, MergeIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import type { MergedTag, Tag } from '../labels.api';
import { editMessages, mergeMessages } from '../tag-change.messages';
import { tagMessages } from '../tags.messages';
import type { TagsStore } from '../tags.store';
import { EditTagDialog } from './EditTagDialog';
import { MergeTagDialog } from './MergeTagDialog';
import { RemoveLabel } from './RemoveLabel';

interface TagActionsProps {
  readonly tag: Tag;
  readonly store: TagsStore;
  /** The row went while the focus was in it. */
  readonly onGone: () => void;
}

/** An open dialog; `intoId`: the tag to merge into is chosen already. */
type Open = { readonly kind: 'edit' } | { readonly kind: 'merge'; readonly intoId: number | null };

const QUIET = { color: 'text.secondary', flex: 'none' } as const;

/** What can be done with a tag: it is changed, merged into another one, or deleted. */
export const TagActions = observer(function TagActions({ tag, store, onGone }: TagActionsProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [open, setOpen] = useState<Open | null>(null);
  const isMerged = useRef(false);
  // The dialog gives the focus back to a button that is gone with its row.
  useEffect(
    () => () => {
      if (isMerged.current) queueMicrotask(onGone);
    },
    [onGone],
  );
  const { tagId, value, linkCount } = tag;
  const others = store.staying.filter((other) => other.tagId !== tagId);
  const edit = intl.formatMessage(editMessages.open, { name: value });
  const merge = intl.formatMessage(mergeMessages.open, { name: value });
  const close = (): void => setOpen(null);
  const onSaved = (saved: Tag): void => {
    close();
    store.replace(saved);
    announce(intl.formatMessage(editMessages.saved, { name: saved.value }));
  };
  const onMerged = (merged: MergedTag): void => {
    isMerged.current = true;
    close();
    store.merge(tagId, merged);
    const { movedLinkCount: count } = merged;
    announce(intl.formatMessage(mergeMessages.done, { name: value, into: merged.tag.value, count }));
  };
  return (
    <Stack direction="row" sx={{ flex: 'none' }}>
      <IconButton aria-label={edit} title={edit} onClick={() => setOpen({ kind: 'edit' })} sx={QUIET}>
        <EditIcon fontSize="small" />
      </IconButton>
      {others.length > 0 && (
        <IconButton
          aria-label={merge}
          title={merge}
          onClick={() => setOpen({ kind: 'merge', intoId: null })}
          sx={QUIET}
        >
          <MergeIcon fontSize="small" />
        </IconButton>
      )}
      <RemoveLabel
        name={value}
        text={intl.formatMessage(tagMessages.removeText, { count: linkCount })}
        onRemove={() => store.departures.begin(tagId)}
      />
      {open?.kind === 'edit' && (
        <EditTagDialog
          tag={tag}
          tags={others}
          onClose={close}
          onSaved={onSaved}
          onMerge={(intoId) => setOpen({ kind: 'merge', intoId })}
        />
      )}
      {open?.kind === 'merge' && (
        <MergeTagDialog tag={tag} others={others} intoId={open.intoId} onClose={close} onMerged={onMerged} />
      )}
    </Stack>
  );
});
