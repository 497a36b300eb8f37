import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { TagLink } from '../../labels';
import { WordChip } from '../../../shared/ui/WordChip';
import { linkListMessages } from '../link-list.messages';
import type { ListedLink } from '../links.api';

/** What a link is sorted by. */
export const LinkTags = observer(function LinkTags({ tags }: Pick<ListedLink, 'tags'>) {
  const intl = useIntl();
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(linkListMessages.tags)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <Box component="li" key={tag.tagId} sx={{ maxWidth: '100%', minWidth: 0 }}>
          <TagLink tag={tag} />
        </Box>
      ))}
    </Box>
  );
});

/** So many stand in a line. */
const FEW = 2;

/** The first of them, and how many more there are. */
export const FewTags = observer(function FewTags({ tags }: Pick<ListedLink, 'tags'>) {
  const intl = useIntl();
  const rest = tags.slice(FEW).map(({ value }) => value);
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(linkListMessages.tags)}
      sx={{ display: 'flex', gap: 0.5, flex: 'none', maxWidth: '45%', m: 0, p: 0, listStyle: 'none' }}
    >
      {tags.slice(0, FEW).map((tag) => (
        <Box
          component="li"
          key={tag.tagId}
          title={tag.value}
          sx={{
            minWidth: 0,
            maxWidth: 140,
            '& span': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
          }}
        >
          <TagLink tag={tag} />
        </Box>
      ))}
      {rest.length > 0 && (
        <Box component="li" sx={{ flex: 'none' }} title={intl.formatList(rest)}>
          <WordChip>{intl.formatNumber(rest.length, { signDisplay: 'always' })}</WordChip>
        </Box>
      )}
    </Box>
  );
});
