import type { ReactNode } from 'react';
import { IconButton } from './buttons';
import { CloseIcon } from './icons';
import { Box } from './layout';
import { Text } from './text';

interface RemovableChipProps {
  readonly children: ReactNode;
  /** What its button is called. */
  readonly remove: string;
  readonly onRemove: () => void;
}

/** One of a list of things that were chosen; it can be taken away. */
export function RemovableChip({ children, remove, onRemove }: RemovableChipProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        maxWidth: '100%',
        pl: 1.25,
        borderRadius: '8px',
        border: 1,
        borderColor: 'primary.main',
        bgcolor: 'soft.primary',
      }}
    >
      <Text variant="body2" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 550 }}>
        {children}
      </Text>
      <IconButton
        size="small"
        color="inherit"
        aria-label={remove}
        onClick={onRemove}
        sx={{ minWidth: 36, minHeight: 36 }}
      >
        <CloseIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
}
