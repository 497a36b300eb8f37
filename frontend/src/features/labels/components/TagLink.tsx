import { observer } from 'mobx-react-lite';
import { pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { WordChip } from '../../../shared/ui/WordChip';
import type { LinkTag } from '../labels.api';

/** A tag that leads to the list of the links that have it. */
export const TagLink = observer(function TagLink({ tag }: { readonly tag: LinkTag }) {
  const { session } = useStores();
  const { tagId, value, color } = tag;
  return (
    <AppLink
      to={`${pathTo('group', session.groupId)}?tags=${tagId}`}
      color="inherit"
      underline="none"
      sx={{
        display: 'inline-block',
        maxWidth: '100%',
        borderRadius: '8px',
        '&:hover': { filter: 'brightness(0.94)' },
      }}
    >
      <WordChip color={color}>{value}</WordChip>
    </AppLink>
  );
});
