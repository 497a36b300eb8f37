import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../../shared/format';
import { IconButton } from '../../../../shared/ui/buttons';
import { StarEmptyIcon, StarIcon } from '../../../../shared/ui/icons';
import type { LinkListStore } from '../../link-list.store';
import type { ListedLink } from '../../links.api';
import { rowMessages } from '../filter.messages';

interface StarButtonProps {
  readonly link: ListedLink;
  readonly list: LinkListStore;
}

/** Puts the link among the starred ones, or takes it out of them. */
export const StarButton = observer(function StarButton({ link, list }: StarButtonProps) {
  const intl = useIntl();
  const address = readableAddress(link.shortUrl);
  const label = intl.formatMessage(link.star ? rowMessages.unstar : rowMessages.star, { address });
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => void list.star(link, !link.star)}
      sx={{ color: link.star ? 'warning.main' : 'text.secondary', minWidth: 44, minHeight: 44 }}
    >
      {link.star ? <StarIcon fontSize="small" /> : <StarEmptyIcon fontSize="small" />}
    </IconButton>
  );
});
