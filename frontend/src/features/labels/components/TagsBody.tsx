import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { TextField } from '../../../shared/ui/TextField';
import { tagMessages } from '../tags.messages';
import type { TagsStore } from '../tags.store';
import { TagRow } from './TagRow';

/** Fewer are seen at a glance. */
const MANY = 8;

interface TagsProps {
  readonly store: TagsStore;
}

const Filter = observer(function Filter({ store }: TagsProps) {
  const intl = useIntl();
  const isNarrowed = store.question.trim() !== '';
  return (
    <TextField
      type="search"
      label={intl.formatMessage(tagMessages.filter)}
      value={store.question}
      onChange={(text) => store.narrow(text)}
      hint={
        isNarrowed && (
          <span role="status">{intl.formatMessage(tagMessages.found, { count: store.found.length })}</span>
        )
      }
    />
  );
});

/** All tags of the group. */
export const TagsBody = observer(function TagsBody({ store }: TagsProps) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const { tags, found } = store;
  if (tags.length === 0) {
    return (
      <Notice
        title={intl.formatMessage(tagMessages.emptyTitle)}
        text={intl.formatMessage(tagMessages.emptyText)}
      />
    );
  }
  return (
    <Stack ref={place} tabIndex={-1} sx={{ gap: 2, outline: 'none' }}>
      {tags.length > MANY && <Filter store={store} />}
      {found.length > 0 && (
        <Panel
          component="ul"
          aria-label={intl.formatMessage(tagMessages.list)}
          sx={{ p: { xs: 0, sm: 0 }, m: 0, listStyle: 'none', overflow: 'hidden' }}
        >
          {found.map((tag) => (
            <TagRow key={tag.tagId} tag={tag} store={store} onGone={() => place.current?.focus()} />
          ))}
        </Panel>
      )}
    </Stack>
  );
});
