import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';

interface FactRowProps {
  /** Above the value, when the value does not speak for itself. */
  readonly label?: string;
  readonly value: ReactNode;
  readonly note?: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A fact of the account with its button; several of them stand below one another with lines between. */
export const FactRow = observer(function FactRow({ label, value, note, children }: FactRowProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        {label !== undefined && (
          <Text variant="body2" color="textSecondary">
            {label}
          </Text>
        )}
        <Text component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {value}
        </Text>
        {note !== undefined && (
          <Text variant="body2" color="textSecondary">
            {note}
          </Text>
        )}
      </Box>
      {children}
    </Stack>
  );
});
