import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Tag } from '../labels.api';
import { tagMessages } from '../tags.messages';
import type { TagsStore } from '../tags.store';
import { LeavingLabel } from './LeavingLabel';
import { RemovalFailure } from './RemovalFailure';
import { TagActions } from './TagActions';
import { TagLink } from './TagLink';

interface TagProps {
  readonly tag: Tag;
  readonly store: TagsStore;
}

interface TagRowProps extends TagProps {
  /** The row went while the focus was in it. */
  readonly onGone: () => void;
}

const Content = observer(function Content({ tag, store, onGone }: TagRowProps) {
  const intl = useIntl();
  const { tagId, value, linkCount, canDelete } = tag;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 44 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ flex: 1, minWidth: 0, py: 0.75, columnGap: 1.5, rowGap: 0.25, alignItems: { sm: 'center' } }}
      >
        <Box sx={{ flex: { sm: 1 }, minWidth: 0 }}>
          <TagLink tag={tag} />
          <RemovalFailure name={value} code={store.departures.failureOf(tagId)} />
        </Box>
        <Text variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
          {intl.formatMessage(tagMessages.links, { count: linkCount })}
        </Text>
      </Stack>
      {canDelete && <TagActions tag={tag} store={store} onGone={onGone} />}
    </Stack>
  );
});

/** A tag of the list, or the way back to it. */
export const TagRow = observer(function TagRow({ tag, store, onGone }: TagRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const placeFocus = (): void => {
    queueMicrotask(() => {
      // The last one deletes the tag, which is what has been undone.
      const button = [...(row.current?.querySelectorAll('button') ?? [])].at(-1);
      if (button) button.focus();
      else onGone();
    });
  };
  return (
    <Box
      component="li"
      ref={row}
      sx={{
        px: { xs: 2, sm: 2.5 },
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      {store.departures.stateOf(tag.tagId) === 'here' ? (
        <Content tag={tag} store={store} onGone={onGone} />
      ) : (
        <LeavingLabel
          id={tag.tagId}
          name={tag.value}
          departures={store.departures}
          onFocusLost={placeFocus}
        />
      )}
    </Box>
  );
});
