import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { WordChip } from '../../../shared/ui/WordChip';
import { listMessages } from '../link-list.messages';
import type { ListedLink } from '../links.api';

/** What a link is sorted by. */
export const LinkTags = observer(function LinkTags({ tags }: Pick<ListedLink, 'tags'>) {
  const intl = useIntl();
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(listMessages.tags)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}
    >
      {tags.map(({ tagId, value }) => (
        <Box component="li" key={tagId} sx={{ maxWidth: '100%', minWidth: 0 }}>
          <WordChip>{value}</WordChip>
        </Box>
      ))}
    </Box>
  );
});
