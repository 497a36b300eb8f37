import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { frameMessages } from '../content.messages';

/** Marks what does not work yet. */
export const SoonMark = observer(function SoonMark() {
  const intl = useIntl();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        alignSelf: 'flex-start',
        flex: 'none',
        border: 1,
        borderColor: 'secondary.main',
        color: 'secondary.main',
        borderRadius: '999px',
        px: 1,
        fontSize: '0.75rem',
        lineHeight: 1.7,
        fontWeight: 650,
        whiteSpace: 'nowrap',
      }}
    >
      {intl.formatMessage(frameMessages.soon)}
    </Box>
  );
});
