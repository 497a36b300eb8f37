import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import type { ListedLink } from '../links.api';
import { moveMessages } from '../move.messages';

/** Marks a link that first belonged to another group. */
export const OriginMark = observer(function OriginMark({
  from,
}: {
  readonly from: ListedLink['transferredFrom'];
}) {
  const intl = useIntl();
  return (
    <Box
      component="span"
      dir="auto"
      sx={{
        display: 'inline-block',
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        verticalAlign: 'bottom',
        borderRadius: '999px',
        bgcolor: 'soft.primary',
        color: 'text.primary',
        px: 1,
        fontSize: '0.75rem',
        lineHeight: 1.7,
        fontWeight: 600,
      }}
    >
      {from === null
        ? intl.formatMessage(moveMessages.fromElsewhere)
        : intl.formatMessage(moveMessages.from, { name: from.name })}
    </Box>
  );
});
