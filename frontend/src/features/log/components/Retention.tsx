import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { logMessages } from '../log.messages';

/** No plan keeps the log longer. */
const MAX_RETENTION_DAYS = 30;

interface RetentionProps {
  readonly days: number;
  /** Who keeps it longer, where that can be told. */
  readonly children?: ReactNode;
}

/** How far the log goes back, and the way to more. */
export const Retention = observer(function Retention({ days, children }: RetentionProps) {
  const intl = useIntl();
  return (
    <Text variant="body2" color="textSecondary">
      <Box component="span" sx={{ mr: 1 }}>
        {intl.formatMessage(logMessages.kept, { days })} {children}
      </Box>
      {days < MAX_RETENTION_DAYS && (
        <AppLink to={PATHS.pricing} underline="always">
          {intl.formatMessage(logMessages.longer)}
        </AppLink>
      )}
    </Text>
  );
});
