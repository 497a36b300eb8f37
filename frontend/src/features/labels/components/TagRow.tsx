import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { WordChip } from '../../../shared/ui/WordChip';
import type { Tag } from '../labels.api';
import { tagMessages } from '../tags.messages';
import type { TagsStore } from '../tags.store';
import { LeavingLabel } from './LeavingLabel';
import { RemovalFailure } from './RemovalFailure';
import { RemoveLabel } from './RemoveLabel';

interface TagProps {
  readonly tag: Tag;
  readonly store: TagsStore;
}

/** Leads to the list with the links that have the tag. */
const LinksWithTag = observer(function LinksWithTag(props: {
  readonly tagId: number;
  readonly children: string;
}) {
  const { session } = useStores();
  return (
    <AppLink
      to={`${pathTo('group', session.groupId)}?tags=${props.tagId}`}
      color="inherit"
      sx={{ display: 'inline-block', py: 0.5 }}
    >
      {props.children}
    </AppLink>
  );
});

const Content = observer(function Content({ tag, store }: TagProps) {
  const intl = useIntl();
  const { tagId, value, linkCount, canDelete } = tag;
  const links = intl.formatMessage(tagMessages.links, { count: linkCount });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 44 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ flex: 1, minWidth: 0, py: 0.75, columnGap: 1.5, rowGap: 0.25, alignItems: { sm: 'center' } }}
      >
        <Box sx={{ flex: { sm: 1 }, minWidth: 0 }}>
          <WordChip>{value}</WordChip>
          <RemovalFailure name={value} code={store.departures.failureOf(tagId)} />
        </Box>
        <Text variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
          {linkCount === 0 ? links : <LinksWithTag tagId={tagId}>{links}</LinksWithTag>}
        </Text>
      </Stack>
      {canDelete && (
        <RemoveLabel
          name={value}
          text={intl.formatMessage(tagMessages.removeText, { count: linkCount })}
          onRemove={() => store.departures.begin(tagId)}
        />
      )}
    </Stack>
  );
});

interface TagRowProps extends TagProps {
  /** The row went while the focus was in it. */
  readonly onGone: () => void;
}

/** A tag of the list, or the way back to it. */
export const TagRow = observer(function TagRow({ tag, store, onGone }: TagRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const placeFocus = (): void => {
    queueMicrotask(() => {
      const button = row.current?.querySelector('button');
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
        <Content tag={tag} store={store} />
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
